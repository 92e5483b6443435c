import type { Kibo, Seat } from '@madang/engine';
import { dropKept, isObject, keep, readKept } from '../../app/kept.ts';
import type { Written } from '../told.ts';

// A match that was left is found again, also after a reload or a crash. Its record is written once a round, and every
// action at once beside it: an action costs no more in the tenth round than in the first.

/** An action as it was played; the dealer's own follow by themselves. */
export interface Move {
  readonly seat: Seat;
  readonly action: Written;
}

/** What was played since the record was kept. */
export interface Moves {
  /** The checksum of the record that they follow. */
  readonly after: string;
  readonly actions: readonly Move[];
  /** Of the position after the last. */
  readonly hash: number;
}

/** A match that was left. */
export interface LeftMatch {
  readonly kibo: Kibo;
  readonly moves: Moves | null;
}

/** People who share a screen have a match of their own beside the one against bots; bots alone are not kept. */
export function matchKey(game: string, people: number): string {
  return `madang.match.${game}${people > 1 ? `.${people}` : ''}`;
}

export function keepMatch(kibo: Kibo): void {
  const key = keyOf(kibo);
  if (key === null) return;
  if (kibo.result) dropKept(key);
  // Without room to keep it, the match is still played.
  else keep(key, kibo);
  dropKept(movesKey(key));
}

/** With what was played since `kibo` was kept. */
export function keepMoves(kibo: Kibo, moves: Moves): void {
  const key = keyOf(kibo);
  if (key !== null) keep(movesKey(key), moves);
}

export function unfinished(game: string, people = 1): LeftMatch | null {
  const key = matchKey(game, people);
  const kibo = readKept(key, (kept) => (isUnfinished(kept, game) ? kept : null));
  const moves = readKept(movesKey(key), (kept) => (isMoves(kept) ? kept : null));
  return kibo && { kibo, moves: moves?.after === kibo.checksum ? moves : null };
}

function keyOf({ game, seats }: Kibo): string | null {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return people === 0 ? null : matchKey(game, people);
}

function movesKey(key: string): string {
  return `${key}.moves`;
}

/** Enough to show it and to ask for it again. Whether its moves are legal is found out when it is replayed (match.ts). */
function isUnfinished(kept: unknown, game: string): kept is Kibo {
  if (!isObject(kept) || kept.game !== game) return false;
  const { seats, rounds, rules, result } = kept;
  const areSeats = Array.isArray(seats) && seats.length > 0 && seats.every(isSeat);
  const areRounds = Array.isArray(rounds) && rounds.length > 0 && rounds.every(isRound);
  return areSeats && areRounds && isObject(rules) && result === null;
}

function isSeat(value: unknown): boolean {
  return isObject(value) && typeof value.name === 'string' && typeof value.kind === 'string';
}

function isRound(value: unknown): boolean {
  return isObject(value) && typeof value.number === 'number' && Array.isArray(value.actions);
}

function isMoves(kept: unknown): kept is Moves {
  if (!isObject(kept) || typeof kept.after !== 'string' || typeof kept.hash !== 'number') return false;
  return Array.isArray(kept.actions) && kept.actions.every(isMove);
}

function isMove(value: unknown): boolean {
  return isObject(value) && typeof value.seat === 'number' && isObject(value.action);
}
