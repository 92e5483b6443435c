import type { Carry, Seat } from '@madang/engine';
import type { MatchForm, SeriesForm } from './game-match.ts';

/** Where a match stands between two rounds, in the points of its table: the more, the better. */
export interface Standing {
  readonly scores: readonly number[];
  /** Who begins the next round, or deals it. */
  readonly starter: Seat;
  /** What the points of the next round are multiplied by. */
  readonly factor: number;
  /** Rounds left; endless where a score ends the match. */
  readonly left: number;
}

/** How a round came out: how often that was seen, and the points by seat, the starter's first. */
export interface RoundResult {
  readonly count: number;
  readonly points: readonly number[];
}

/** What the chances of a match are at some standing. */
export interface StandingChances {
  of(standing: Standing, seat: Seat): number;
}

/** `number` is that of the next round. */
export function standingOf(form: MatchForm, carry: Carry, number: number): Standing {
  const { scores } = carry;
  const starter = form.starterOf(carry);
  if (form.kind === 'race') return { scores, starter, factor: 1, left: Number.POSITIVE_INFINITY };
  return {
    scores: scores.map((score) => score / form.unit),
    starter,
    factor: form.factorOf(carry),
    left: form.rounds - number + 1,
  };
}

/** The standing after a round that came out so. */
export function after(
  form: MatchForm,
  { scores, starter, factor, left }: Standing,
  points: readonly number[],
): Standing {
  const seats = scores.length;
  return {
    scores: scores.map((score, seat) => score + factor * points[(seat - starter + seats) % seats]),
    starter: form.kind === 'series' ? (starter + stepsToStarter(form, points)) % seats : starter,
    factor: 1,
    left: left - 1,
  };
}

/** How many seats further the next round begins: with the only winner, or as a round without one says. */
export function stepsToStarter({ afterDraw }: Pick<SeriesForm, 'afterDraw'>, points: readonly number[]): number {
  const most = Math.max(...points);
  const winner = points.indexOf(most);
  if (winner === points.lastIndexOf(most)) return winner;
  return afterDraw === 'same' ? 0 : 1;
}

/** The seat's part of a win that all the best scores share. */
export function shareOfBest(scores: readonly number[], seat: Seat): number {
  const best = Math.max(...scores);
  return scores[seat] === best ? 1 / scores.filter((score) => score === best).length : 0;
}
