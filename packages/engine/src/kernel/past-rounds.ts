import type { Action, AnyState, Carry, Event } from './game.ts';
import type { Happening } from './match.ts';

/** The points of a finished round by seat: a line of the score sheet. */
export interface PastRound {
  readonly round: number;
  readonly points: readonly number[];
}

/** The score sheet with the rounds that have ended since. A void deal has no line: the round is dealt again. */
export function pastRounds(
  past: readonly PastRound[],
  happenings: readonly Happening<AnyState, Action, Event, object, Carry>[],
): readonly PastRound[] {
  let sheet = past;
  for (const happening of happenings)
    if (happening.kind === 'ended' && !happening.outcome.void)
      sheet = withRound(sheet, { round: happening.round.number, points: happening.outcome.points });
  return sheet;
}

/** A round that is added twice has one line. */
export function withRound(past: readonly PastRound[], ended: PastRound): readonly PastRound[] {
  return [...past.filter(({ round }) => round < ended.round), ended];
}
