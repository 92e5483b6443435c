import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { type AnyGame, findGame, type Kibo, KiboError, kiboText, readKibo, verify } from '@madang/engine';
import { harmless, withChecksum } from '@madang/engine/internal';
import { LabError } from '@madang/lab/failure';
import { Output, reasonOf } from '@madang/lab/output';
import { Failure } from './failure.ts';

export interface RecordFile {
  readonly game: AnyGame;
  readonly kibo: Kibo;
}

/** Reads a record and checks it as a document, but does not replay it. */
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
  if (!game) throw new KiboError('game', `unknown game ${JSON.stringify(kibo.game)}`);
  return { game, kibo };
}

/** The names at the seats, made harmless for the terminal: a record can come from anybody. */
export function namesOf({ seats }: Pick<Kibo, 'seats'>): readonly string[] {
  return seats.map(({ name }) => harmless(name));
}

/** The record was changed. If a replay shows where, that error is better than a wrong checksum. */
function pinpoint(text: string): void {
  const { checksum: _, ...changed }: Kibo = JSON.parse(text);
  const { game, kibo } = recordFrom(JSON.stringify(withChecksum(changed)));
  verify(game, kibo);
}

/** Turns a problem with a record into a failure that names the file. */
export function namingThePlace<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof KiboError ? new Failure(`${file}: ${error.message}`) : error;
  }
}

/** The text of a file, or of stdin for `-`. */
export async function readText(file: string): Promise<string> {
  try {
    return await (file === '-' ? textOf(process.stdin) : readFile(file, 'utf8'));
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** Opened before the match, so that a problem shows then. */
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
