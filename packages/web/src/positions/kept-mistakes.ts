import type { Kibo, Seat } from '@madang/engine';
import type { Decision, RoundReview } from '@madang/lab/review';
import { type PackedMatch, packed } from '@madang/protocol/links';
import { isObject } from '../app/kept.ts';
import { browserDatabase } from '../records/database.ts';
import type { Unit } from '../review/messages.ts';

// The reader's own marked decisions, from matches on this device and from online ones. Each has its match up to there, so that
// it stays when the record is deleted or the server is gone.

export interface KeptMistake {
  /** The key of its record and the number of the action. */
  readonly id: string;
  readonly at: number;
  readonly game: string;
  readonly match: PackedMatch;
  readonly round: number;
  readonly decision: Decision;
  readonly unit: Unit;
  /** The best action was found since. */
  readonly isFound: boolean;
}

const database = browserDatabase('madang-mistakes', ['mistakes']);
/** Changes run one after the other. */
let work: Promise<unknown> = Promise.resolve();

/** The oldest first; none where storage cannot be read. */
export async function keptMistakes(): Promise<readonly KeptMistake[]> {
  await work;
  const kept = await database.all('mistakes').catch((): readonly unknown[] => []);
  return kept.filter(isMistake).toSorted((a, b) => a.at - b.at);
}

/** The marked decisions of a seat, but for what a clock or bot played for it. */
export function mistakesOf(
  kibo: Kibo,
  seat: Seat,
  rounds: readonly RoundReview[],
  { unit, at }: Pick<KeptMistake, 'unit' | 'at'>,
): readonly KeptMistake[] {
  const { game, checksum } = kibo;
  return rounds.flatMap(({ number, decisions }) =>
    decisions.flatMap((decision) => {
      if (decision.seat !== seat || !decision.mark || decision.by !== undefined) return [];
      const id = mistakeId(checksum.slice(0, 16), decision);
      const match = packed(kibo, decision.n);
      return [{ id, at, game, match, round: number, decision, unit, isFound: false }];
    }),
  );
}

/** Adds the reader's mistakes that are not there yet. */
export function keepMistakes(kibo: Kibo, seat: Seat, rounds: readonly RoundReview[], unit: Unit): void {
  for (const mistake of mistakesOf(kibo, seat, rounds, { unit, at: Date.now() }))
    after(async () => {
      if ((await database.get('mistakes', mistake.id)) === undefined) await put(mistake);
    });
}

export function keepFound(id: string): void {
  after(async () => {
    const kept = await database.get('mistakes', id);
    if (isMistake(kept)) await put({ ...kept, isFound: true });
  });
}

/** `record`: the key of the record. */
export function mistakeId(record: string, { n }: Decision): string {
  return `${record}/${n}`;
}

function put(mistake: KeptMistake): Promise<void> {
  return database.put('mistakes', mistake.id, mistake);
}

/** Without storage nothing is kept. */
function after(change: () => Promise<void>): void {
  work = work.then(change).catch(() => undefined);
}

function isMistake(value: unknown): value is KeptMistake {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.at !== 'number') return false;
  return typeof value.game === 'string' && isObject(value.match) && isObject(value.decision);
}
