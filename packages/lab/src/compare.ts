import { type AnyGame, type Json, type Seat, seedFrom } from '@madang/engine';
import type { AnyPlayer } from '@madang/players';
import { playerRandom, playLineup } from './lineup.ts';
import { type Corrected, corrected, correctedWins, type MeasuredDeal } from './luck/corrected.ts';
import type { DrawLuck } from './luck/draw-luck.ts';
import { FIXED_NUMBER, type Interval, intervalOf, type MeanSums, RunningMean, shareOfMean } from './running-mean.ts';

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
  /** Measures the luck of a seat in a game, so that it can be taken out of the result. */
  readonly luckOf?: (seat: Seat) => DrawLuck;
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
  /** The same without the luck of draws, where it was measured. */
  readonly corrected?: Corrected;
  /** Whether the stopping rule was fulfilled, where there was one. */
  readonly isEnough?: boolean;
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
  /** The first player's luck of draws, averaged over the games. */
  readonly luck?: number;
}

export function playDuplicate(comparison: Omit<Comparison, 'deals'>, deal: number): Duplicate {
  const { seats, players, luckOf } = comparison;
  let [lead, own, decided, won, luck] = [0, 0, 0, 0, 0];
  for (let first = 0; first < seats; first++) {
    const table = Array.from({ length: seats }, (_, seat) => players[seat === first ? 0 : 1]);
    const meter = luckOf?.(first);
    const { points: change, winners } = playDeal(comparison, table, deal, first, meter);
    luck += meter?.sum ?? 0;
    const others = change.reduce((sum, value) => sum + value, 0) - change[first];
    own += change[first];
    lead += change[first] - others / (seats - 1);
    if (winners.length === 0 || winners.length === seats) continue;
    decided++;
    if (winners.includes(first)) won += 1 / winners.length;
  }
  const played = { lead: lead / seats, own: own / seats, games: seats, decided, won };
  return luckOf ? { ...played, luck: luck / seats } : played;
}

/** All that a score sheet holds. */
export interface ScoreState {
  readonly points: MeanSums;
  readonly own: MeanSums;
  readonly wins: MeanSums;
  /** Where the luck of draws is measured, for each deal. */
  readonly measured?: readonly MeasuredDeal[];
  readonly games: number;
  readonly decided: number;
}

const NO_SUMS: MeanSums = [0, 0, 0];
const NO_SCORES: ScoreState = { points: NO_SUMS, own: NO_SUMS, wins: NO_SUMS, games: 0, decided: 0 };

/** Adds up deals. */
export class ScoreSheet {
  private readonly points: RunningMean;
  private readonly own: RunningMean;
  private readonly wins: RunningMean;
  private readonly measured: MeasuredDeal[];
  private games: number;
  private decided: number;

  constructor({ points, own, wins, measured = [], games, decided }: ScoreState = NO_SCORES) {
    this.points = RunningMean.from(points);
    this.own = RunningMean.from(own);
    this.wins = RunningMean.from(wins);
    this.measured = [...measured];
    this.games = games;
    this.decided = decided;
  }

  get state(): ScoreState {
    const { points, own, wins, measured, games, decided } = this;
    const luck = measured.length > 0 ? { measured: [...measured] } : {};
    return { points: points.sums, own: own.sums, wins: wins.sums, ...luck, games, decided };
  }

  get deals(): number {
    return this.points.count;
  }

  add({ lead, own, games, decided, won, luck }: Duplicate): void {
    this.points.add(lead);
    this.own.add(own);
    this.games += games;
    this.decided += decided;
    if (decided > 0) this.wins.add(won / decided);
    if (luck !== undefined) this.measured.push({ lead, won: decided > 0 ? won / decided : null, luck });
  }

  result(reach = FIXED_NUMBER): Compared {
    return {
      deals: this.points.count,
      points: intervalOf(this.points, reach),
      own: intervalOf(this.own, reach),
      wins: shareOfMean(this.wins, reach),
      decided: this.games === 0 ? 0 : this.decided / this.games,
      ...(this.measured.length > 0 ? { corrected: corrected(this.measured, reach) } : {}),
    };
  }

  /** The first player's share of the wins, without the luck of draws where it was measured. */
  get winShare(): RunningMean {
    return this.measured.length > 0 ? correctedWins(this.measured) : this.wins;
  }
}

function playDeal(
  comparison: Omit<Comparison, 'deals'>,
  players: readonly AnyPlayer[],
  deal: number,
  turn: number,
  luck?: DrawLuck,
): Ended {
  const { game, rules, seats, seed, unit, budget = 0, inputs = {} } = comparison;
  const setup = { rules, seats, seed: seedFrom(`${seed}/${deal}`), inputs };
  const generators = players.map((_, seat) => playerRandom(seed, deal, turn * seats + seat));
  const points = new Array<number>(seats).fill(0);
  let roundWinners: readonly Seat[] | null = null;
  const { result } = playLineup({ game, players, generators, budget }, setup, {
    ...(luck && {
      dealt: (state) => luck.dealt(state),
      acted: (seat, action, state) => luck.acted(seat, action, state),
    }),
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
