import { type AnyGame, type Json, seedFrom } from '@madang/engine';
import type { AnyPlayer } from '@madang/players';
import { playerRandom, playOut } from './play-out.ts';
import { Sample } from './statistics.ts';

export interface Comparison {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  /** The one that is measured, and the one in all the other seats. */
  readonly players: readonly [AnyPlayer, AnyPlayer];
  /** How many deals: each is played once with the first player in every seat, so that luck cancels out. */
  readonly deals: number;
  readonly seed: string;
  readonly unit: 'round' | 'match';
  readonly budget?: number;
  readonly inputs?: Readonly<Record<string, Json>>;
}

export interface Compared {
  readonly deals: number;
  /** The first player's points, less the mean of the others', per round (or match). */
  readonly points: Interval;
  /** The first player's own points. */
  readonly own: Interval;
  /** The first player's share of the wins, deal by deal, among games with a winner; a shared win is shared. */
  readonly wins: Interval;
  /** Games with a winner among all. */
  readonly decided: number;
}

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Duplicate deals: the same packs, once with the first player in each seat. One deal is one sample. */
export function* compare(comparison: Comparison): Generator<Compared, Compared, undefined> {
  const { seats, deals, players } = comparison;
  const points = new Sample();
  const own = new Sample();
  const wins = new Sample();
  let games = 0;
  let decided = 0;
  const soFar = (): Compared => ({
    deals: points.count,
    points: intervalOf(points),
    own: intervalOf(own),
    wins: withinOne(intervalOf(wins)),
    decided: games === 0 ? 0 : decided / games,
  });
  for (let deal = 0; deal < deals; deal++) {
    let lead = 0;
    let gained = 0;
    let won = 0;
    let withWinner = 0;
    for (let first = 0; first < seats; first++) {
      const table = Array.from({ length: seats }, (_, seat) => players[seat === first ? 0 : 1]);
      const { points: change, winners } = playDeal(comparison, table, deal, first);
      const others = change.reduce((sum, value) => sum + value, 0) - change[first];
      gained += change[first];
      lead += change[first] - others / (seats - 1);
      games++;
      if (winners.length > 0 && winners.length < seats) {
        decided++;
        withWinner++;
        if (winners.includes(first)) won += 1 / winners.length;
      }
    }
    points.add(lead / seats);
    own.add(gained / seats);
    if (withWinner > 0) wins.add(won / withWinner);
    yield soFar();
  }
  return soFar();
}

function intervalOf(sample: Sample): Interval {
  const [low, high] = sample.interval;
  return { mean: sample.mean, low, high };
}

/** A share's interval does not go beyond what a share can be. */
function withinOne({ mean, low, high }: Interval): Interval {
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

function playDeal(comparison: Comparison, table: readonly AnyPlayer[], deal: number, turn: number): Ended {
  const { game, rules, seats, seed, unit, budget = 0, inputs = {} } = comparison;
  const setup = { rules, seats, seed: seedFrom(`${seed}/${deal}`), inputs };
  const generators = table.map((_, seat) => playerRandom(seed, deal, turn * seats + seat));
  const points = new Array<number>(seats).fill(0);
  for (const { happenings, match } of playOut(game, setup, table, generators, budget))
    for (const happening of happenings) {
      if (happening.kind !== 'ended') continue;
      for (const [seat, change] of happening.outcome.points.entries()) points[seat] += change;
      if (unit === 'round' && !happening.outcome.void) return { points, winners: happening.outcome.winners };
      if (match.result) return { points, winners: match.result.winners };
    }
  throw new Error(`${game.id}: the match did not end`);
}

interface Ended {
  readonly points: readonly number[];
  readonly winners: readonly number[];
}
