import type { Kibo } from '@madang/engine';
import { dropKept, isObject, keep, readKept } from '../../app/kept.ts';

// A match that was left is found again, also after a reload or a crash: every action is kept at once.

/** People who share a screen have a match of their own beside the one against bots; bots alone are not kept. */
export function matchKey(game: string, people: number): string {
  return `madang.match.${game}${people > 1 ? `.${people}` : ''}`;
}

export function keepMatch(kibo: Kibo): void {
  const people = kibo.seats.filter(({ kind }) => kind === 'human').length;
  if (people === 0) return;
  const key = matchKey(kibo.game, people);
  if (kibo.result) dropKept(key);
  // Without room to keep it, the match is still played.
  else keep(key, kibo);
}

export function unfinished(game: string, people = 1): Kibo | null {
  return readKept(matchKey(game, people), (kept) => (isUnfinished(kept, game) ? kept : null));
}

/** Enough to show it and to ask for it again. Whether its moves hold is found out when it is replayed (match.ts). */
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
