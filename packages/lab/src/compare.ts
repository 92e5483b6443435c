import { type AnyGame, type Json, type Seat, seedFrom } from '@madang/engine';
import type { AnyPlayer } from '@madang/players';
import { playerRandom, playLineup } from './lineup.ts';
import { RunningMean } from './running-mean.ts';

export interface Comparison {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  /** The player that is measured, and the player in all other seats. */
  readonly players: readonly [AnyPlayer, AnyPlayer];
  /** The number of deals. Each is played once with the first player in every seat, so that luck cancels out. */
  readonly deals: number;
  readonly seed: string;
  readonly unit: 'round' | 'match';
  readonly budget?: number;
  readonly inputs?: Readonly<Record<string, Json>>;
}

export interface Compared {
  readonly deals: number;
  /** The first player's points minus the mean of the others', per round (or match). */
  readonly points: Interval;
  /** The first player's own points. */
  readonly own: Interval;
  /** The first player's share of the wins, deal by deal, among games with a winner. A shared win counts in equal parts. */
  readonly wins: Interval;
  /** The share of games with a winner. */
  readonly decided: number;
}

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * With fewer deals no player is called better: the interval assumes that the mean of the deals is normally distributed
 * and that their spread is known, and neither holds for a handful of deals (docs/evaluation.md).
 */
export const FEWEST_DEALS = 30;

/** Compares by duplicate deals. One deal is one sample. Yields the result after each deal. */
export function* compare(comparison: Comparison): Generator<Compared, Compared, undefined> {
  const scores = new ScoreSheet();
  for (let deal = 0; deal < comparison.deals; deal++) {
    scores.add(playDuplicate(comparison, deal));
    yield scores.result();
  }
  return scores.result();
}

/** One deal, played once with the first player in each seat. */
export interface Duplicate {
  /** The first player's lead and its own points, averaged over the games. */
  readonly lead: number;
  readonly own: number;
  /** The number of games, of games with a winner, and of games won by the first player. */
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

/** Adds up deals. */
export class ScoreSheet {
  private readonly points = new RunningMean();
  private readonly own = new RunningMean();
  private readonly wins = new RunningMean();
  private games = 0;
  private decided = 0;

  add({ lead, own, games, decided, won }: Duplicate): void {
    this.points.add(lead);
    this.own.add(own);
    this.games += games;
    this.decided += decided;
    if (decided > 0) this.wins.add(won / decided);
  }

  result(): Compared {
    return {
      deals: this.points.count,
      points: intervalOf(this.points),
      own: intervalOf(this.own),
      wins: withinOne(intervalOf(this.wins)),
      decided: this.games === 0 ? 0 : this.decided / this.games,
    };
  }
}

function intervalOf(values: RunningMean): Interval {
  const [low, high] = values.interval;
  return { mean: values.mean, low, high };
}

/** A share is never below 0 or above 1, and neither is its interval. */
function withinOne({ mean, low, high }: Interval): Interval {
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

function playDeal(
  comparison: Omit<Comparison, 'deals'>,
  players: readonly AnyPlayer[],
  deal: number,
  turn: number,
): Ended {
  const { game, rules, seats, seed, unit, budget = 0, inputs = {} } = comparison;
  const setup = { rules, seats, seed: seedFrom(`${seed}/${deal}`), inputs };
  const generators = players.map((_, seat) => playerRandom(seed, deal, turn * seats + seat));
  const points = new Array<number>(seats).fill(0);
  let roundWinners: readonly Seat[] | null = null;
  const { result } = playLineup({ game, players, generators, budget }, setup, {
    ended: (outcome) => {
      for (const [seat, change] of outcome.points.entries()) points[seat] += change;
      if (unit === 'round' && !outcome.void) roundWinners = outcome.winners;
    },
    stopsAfter: () => roundWinners !== null,
  });
  return { points, winners: roundWinners ?? result?.winners ?? [] };
}

interface Ended {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}
