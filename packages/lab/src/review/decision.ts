import type { Action, AnyState, Seat } from '@madang/engine';
import type { Judge, MarkBounds } from '@madang/players/judge';
import { type Measured, meanOf } from './measured.ts';
import { bestOf, costOf, type Samples, type TriedAction, tryActions } from './trials.ts';

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
/** What a decision is called when its cost is clear. */
export type Mark = (typeof MARKS)[number];

/** An action, by its place in the game's catalogue, and what the seat could expect of it. */
export interface Expected extends Measured {
  readonly action: number;
  /** Against the best action, in the worlds that this one was tried in. */
  readonly cost: Measured;
  /** What a decision for it is called. */
  readonly mark: Mark | null;
}

/** What was expected of the actions in one unit, and what the choice cost. */
export interface Judged {
  /** The best first. */
  readonly actions: readonly Expected[];
  readonly best: number;
  /** Below 0, and within its error, where nothing better was found. */
  readonly cost: Measured;
}

/** A decision between several actions, from what the seat knew then. */
export interface Decision {
  /** The number of the action in the record, from 1. */
  readonly n: number;
  readonly seat: Seat;
  /** By its place in the game's catalogue. */
  readonly chosen: number;
  /** In the unit of results. */
  readonly round: Judged;
  /** In chances to win the match, where its score asks for it: then these decide. */
  readonly match?: Judged;
  /** Null where nothing is claimed: the cost is small, or it does not clearly exceed its error. */
  readonly mark: Mark | null;
  /** Who chose for the seat: the clock or a bot. */
  readonly by?: string;
}

interface DecisionSituation {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly action: Action;
  readonly n: number;
  readonly worlds: number;
  readonly seed: number;
}

/** Costs of the chance to win the match. */
const MATCH_BOUNDS: MarkBounds = { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 };
/** A cost is clear from so many standard errors on. */
const CLEAR = 2;

export function judgeDecision(judge: Judge, situation: DecisionSituation): Decision {
  const { state, seat, action: kept, n, worlds, seed } = situation;
  const considered = judge.candidates(state, seat);
  const actions = considered.includes(kept) ? considered : [...considered, kept];
  const tried = tryActions(judge, { state, seat, actions, kept, worlds, seed, number: n });
  const round = judged(tried, kept, ({ results }) => results, judge.bounds(state));
  const match = tried[0].chances.length > 0 ? judged(tried, kept, ({ chances }) => chances, MATCH_BOUNDS) : undefined;
  const { actions: found } = match ?? round;
  const mark = found.find(({ action }) => action === kept.index)?.mark ?? null;
  return { n, seat, chosen: kept.index, round, ...(match ? { match } : {}), mark };
}

function judged(
  tried: readonly TriedAction[],
  kept: Action,
  samplesOf: (tried: TriedAction) => Samples,
  bounds: MarkBounds | null,
): Judged {
  const all = tried.map(samplesOf);
  const samples = new Map(tried.map(({ action }, i) => [action, all[i]]));
  const chosen = samples.get(kept);
  if (!chosen) throw new Error('the action that was played was not tried');
  const best = bestOf(all.filter(({ length }) => length === chosen.length));
  const bestIndex = [...samples].find(([, of]) => of === best)?.[0].index ?? kept.index;
  const actions = [...samples].map(([{ index }, of]) => {
    const cost = costOf(all, of);
    return { action: index, ...meanOf(of), cost, mark: index === bestIndex ? null : markOf(cost, bounds) };
  });
  return { actions: actions.sort((a, b) => b.value - a.value), best: bestIndex, cost: costOf(all, chosen) };
}

/** Whether a cost exceeds its error. */
export function isClear({ value, error }: Measured): boolean {
  return value > 0 && value >= CLEAR * error;
}

function markOf(cost: Measured, bounds: MarkBounds | null): Mark | null {
  if (!bounds || !isClear(cost)) return null;
  if (cost.value >= bounds.blunder) return 'blunder';
  if (cost.value >= bounds.mistake) return 'mistake';
  return cost.value >= bounds.inaccuracy ? 'inaccuracy' : null;
}
