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

/**
 * With fewer deals nothing is said about who is better: the interval takes the mean of the deals to be normally
 * distributed and their spread to be known, and neither is so for a handful of them (docs/evaluation.md).
 */
export const FEWEST_DEALS = 30;

/** Duplicate deals: the same packs, once with the first player in each seat. One deal is one sample. */
export function* compare(comparison: Comparison): Generator<Compared, Compared, undefined> {
  const scores = new ScoreSheet();
  for (let deal = 0; deal < comparison.deals; deal++) {
    scores.add(playDuplicate(comparison, deal));
    yield scores.soFar();
  }
  return scores.soFar();
}

/** One deal, played once with the first player in each seat. */
export interface Duplicate {
  /** The first player's lead and its own points, on average over the games. */
  readonly lead: number;
  readonly own: number;
  /** Games, those with a winner, and how many of these the first player has won. */
  readonly games: number;
  readonly decided: number;
  readonly won: number;
}

export function playDuplicate(comparison: Omit<Comparison, 'deals'>, deal: number): Duplicate {
  const { seats, players } = comparison;
  let [lead, own, decided, won] = [0, 0, 0, 0];
  for (let first = 0; first < seats; first++) {
    const table = Array.from({ length: seats }, (_, seat) => players[seat === first ? 0 : 1]);
    const { points: change, winners } = playDeal(comparison, table, deal, first);
    const others = change.reduce((sum, value) => sum + value, 0) - change[first];
    own += change[first];
    lead += change[first] - others / (seats - 1);
    if (winners.length === 0 || winners.length === seats) continue;
    decided++;
    if (winners.includes(first)) won += 1 / winners.length;
  }
  return { lead: lead / seats, own: own / seats, games: seats, decided, won };
}

/** Adds up deals, one after the other. */
export class ScoreSheet {
  private readonly points = new Sample();
  private readonly own = new Sample();
  private readonly wins = new Sample();
  private games = 0;
  private decided = 0;

  add({ lead, own, games, decided, won }: Duplicate): void {
    this.points.add(lead);
    this.own.add(own);
    this.games += games;
    this.decided += decided;
    if (decided > 0) this.wins.add(won / decided);
  }

  soFar(): Compared {
    return {
      deals: this.points.count,
      points: intervalOf(this.points),
      own: intervalOf(this.own),
      wins: withinOne(intervalOf(this.wins)),
      decided: this.games === 0 ? 0 : this.decided / this.games,
    };
  }
}

function intervalOf(sample: Sample): Interval {
  const [low, high] = sample.interval;
  return { mean: sample.mean, low, high };
}

/** A share's interval does not go beyond what a share can be. */
function withinOne({ mean, low, high }: Interval): Interval {
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

function playDeal(
  comparison: Omit<Comparison, 'deals'>,
  table: readonly AnyPlayer[],
  deal: number,
  turn: number,
): Ended {
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
