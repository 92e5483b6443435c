import type { Kibo, Seat } from '@madang/engine';
import { dropKept, isObject, keep, readKept } from '../../app/kept.ts';
import type { Written } from '../told.ts';

// An unfinished match is resumed after a reload or a crash. Its record is stored once a round, and the actions since in a
// second value: storing an action costs no more in the tenth round than in the first.

/** An action of a player. The dealer's actions are not stored: the replay produces them again. */
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

/** An unfinished match. */
export interface LeftMatch {
  readonly kibo: Kibo;
  readonly moves: Moves | null;
}

/** A hot-seat match is stored beside the one against bots; matches between bots are not stored. */
export function matchKey(game: string, people: number): string {
  return `madang.match.${game}${people > 1 ? `.${people}` : ''}`;
}

/** `key`: under which it is stored; a challenge has one of its own. */
export function keepMatch(kibo: Kibo, key: string | null = keyOf(kibo)): void {
  if (key === null) return;
  if (kibo.result) dropKept(key);
  // If it cannot be stored, the match still goes on.
  else keep(key, kibo);
  dropKept(movesKey(key));
}

/** Stores what was played since `kibo` was stored. */
export function keepMoves(kibo: Kibo, moves: Moves, key: string | null = keyOf(kibo)): void {
  if (key !== null) keep(movesKey(key), moves);
}

export function unfinished(game: string, people = 1, key: string = matchKey(game, people)): LeftMatch | null {
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

/** Checks the shape only. Whether the moves are legal is found out by replaying them (match.ts). */
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
