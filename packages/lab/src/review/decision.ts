import type { Action, AnyState, Seat } from '@madang/engine';
import type { Judge, MarkBounds } from '@madang/players/judge';
import { type Measured, meanOf } from './measured.ts';
import { bestOf, costOf, type Samples, type TriedAction, tryActions } from './trials.ts';

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
/** What a decision is called when its cost is clear. */
export type Mark = (typeof MARKS)[number];

/** An action, by its place in the game's catalogue, and what the seat could expect of it. */
interface Expected extends Measured {
  readonly action: number;
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
  const round = judged(tried, kept, ({ results }) => results);
  const match = tried[0].chances.length > 0 ? judged(tried, kept, ({ chances }) => chances) : undefined;
  const mark = match ? markOf(match, kept, MATCH_BOUNDS) : markOf(round, kept, judge.bounds(state));
  return { n, seat, chosen: kept.index, round, ...(match ? { match } : {}), mark };
}

function judged(tried: readonly TriedAction[], kept: Action, samplesOf: (tried: TriedAction) => Samples): Judged {
  const chosen = tried.find(({ action }) => action === kept);
  if (!chosen) throw new Error('the action that was played was not tried');
  const finalists = tried.filter(({ results }) => results.length === chosen.results.length);
  const best = bestOf(finalists.map(samplesOf));
  return {
    actions: tried
      .map((one) => ({ action: one.action.index, ...meanOf(samplesOf(one)) }))
      .sort((a, b) => b.value - a.value),
    best: (finalists.find((one) => samplesOf(one) === best) ?? chosen).action.index,
    cost: costOf(finalists.map(samplesOf), samplesOf(chosen)),
  };
}

function markOf({ best, cost }: Judged, chosen: Action, bounds: MarkBounds | null): Mark | null {
  if (!bounds || best === chosen.index || cost.value < CLEAR * cost.error) return null;
  if (cost.value >= bounds.blunder) return 'blunder';
  if (cost.value >= bounds.mistake) return 'mistake';
  return cost.value >= bounds.inaccuracy ? 'inaccuracy' : null;
}
