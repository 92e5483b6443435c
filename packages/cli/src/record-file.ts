import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { type AnyGame, findGame, type Kibo, KiboError, kiboText, readKibo, verify } from '@madang/engine';
import { harmless, withChecksum } from '@madang/engine/internal';
import { LabError } from '@madang/lab/failure';
import { Output } from '@madang/lab/output';
import { Failure } from './failure.ts';

export interface RecordFile {
  readonly game: AnyGame;
  readonly kibo: Kibo;
}

/** A record that is in order as a document; whether it replays is not looked at here. */
export async function readRecord(file: string): Promise<RecordFile> {
  return readRecordText(file, await readText(file));
}

/** The same of a text that was read already. */
export function readRecordText(file: string, text: string): RecordFile {
  return namingThePlace(file, () => {
    try {
      return recordFrom(text);
    } catch (error) {
      if (error instanceof KiboError && error.place === 'checksum') pinpoint(text);
      throw error;
    }
  });
}

function recordFrom(text: string): RecordFile {
  const kibo = readKibo(text);
  const game = findGame(kibo.game);
  if (!game) throw new KiboError('game', `there is no ${JSON.stringify(kibo.game)} here`);
  return { game, kibo };
}

/** Those at the seats, as they may be printed: a record can come from anybody. */
export function namesOf({ seats }: Pick<Kibo, 'seats'>): readonly string[] {
  return seats.map(({ name }) => harmless(name));
}

/** A record was changed: where that shows in the play says more than that its sum is wrong. */
function pinpoint(text: string): void {
  const { checksum: _, ...changed }: Kibo = JSON.parse(text);
  const { game, kibo } = recordFrom(JSON.stringify(withChecksum(changed)));
  verify(game, kibo);
}

/** What goes wrong with a record, as a failure that says where. */
export function namingThePlace<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof KiboError ? new Failure(`${file}: ${error.message}`) : error;
  }
}

/** A text file, or with `-` what is piped in, however slowly that comes. */
export async function readText(file: string): Promise<string> {
  try {
    return await (file === '-' ? textOf(process.stdin) : readFile(file, 'utf8'));
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** Where the record will go: found out before the match, not after it. Its folder is made. */
export function recordOutput(file: string): Output {
  return asFailure(() => new Output(file, { keep: true }));
}

export function writeRecord(output: Output, kibo: Kibo): void {
  asFailure(() => output.write(kiboText(kibo)));
}

function asFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof LabError ? new Failure(error.message) : error;
  }
}

const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'not allowed',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return REASONS[code] ?? code;
}
