import type { Action, AnyGame, AnyState, Outcome, Seat } from '@madang/engine';
import { sha256, toHex } from '@madang/engine/internal';
import { unitOf } from '../advise.ts';
import type { Assets } from '../assets.ts';
import { anyOf } from '../chance.ts';
import type { Learning, Unit } from '../game-players.ts';
import { GAMES } from '../games.ts';
import { lead } from '../lead.ts';
import type { Seating } from '../learned/encoder.ts';
import { candidatesOf } from '../learner/action-values.ts';
import { plainFile } from '../learner/net-file.ts';
import { loadMatchChances } from '../match/load.ts';
import type { MatchChances } from '../match/match-chances.ts';
import { type AnyPolicy, eitherOf } from '../policy.ts';
import type { Rollout } from '../search/rollout.ts';
import { loadNetwork, type TableNetwork } from './network.ts';
import type { MarkBounds, ReviewPlan } from './review-plan.ts';

export { type Rollout, rollOut } from '../search/rollout.ts';
export type { MarkBounds } from './review-plan.ts';

/** Judges the positions and decisions of a table, always by the same frozen functions. */
export interface Judge {
  readonly game: AnyGame;
  readonly seats: number;
  /** What it judges by: the name of a network, or `policy`. */
  readonly name: string;
  /** The hash of the network's file in `weights/index.jsonl`; null where there is none. */
  readonly hash: string | null;
  /** The unit of results and costs. */
  readonly unit: Unit;
  /** What a round brought a seat. */
  result(outcome: Outcome, state: AnyState, seat: Seat): number;
  /** The legal actions worth considering. */
  candidates(state: AnyState, seat: Seat): readonly Action[];
  /** Who plays on from a position to tell what it is worth. */
  readonly plays: AnyPolicy;
  /** It plays the same in the same situation, whatever the generator says. */
  readonly isSteady: boolean;
  /** How an action is tried, in the unit of results. */
  readonly trial: Rollout;
  /** The same to the end of the round, where the chance to win the match counts as well. */
  readonly trialToEnd: Rollout;
  /** Undefined where points are all that counts. */
  readonly match: MatchChances | undefined;
  /** The bounds of costs in this round; null where costs have no names. */
  bounds(state: AnyState): MarkBounds | null;
}

/** The judge of a table. A game that is not in the list is judged by random play, and its costs have no names. */
export async function loadJudge(seating: Seating, assets: Assets): Promise<Judge> {
  const { game, rules, seats } = seating;
  const players = GAMES[game.id];
  if (!players) return judgeByRandomPlay(seating);
  const learning = await players.learning();
  const { review } = learning;
  const slots = learning.slotsOf(rules, seats);
  const name = learning.weights(rules, seats);
  const [network, match, hash] = await Promise.all([
    name === undefined ? undefined : loadNetwork(seating, assets),
    loadMatchChances(seating, assets),
    name === undefined ? null : hashOf(name, assets),
  ]);
  const plays = network ? withPolicy(network, players.policy, review) : players.policy;
  const trials = trialsOf(seating, learning, network, players.policy, plays);
  return {
    ...{ game, seats, name: name ?? 'policy', hash, match, plays, isSteady: true, ...trials },
    unit: unitOf(game, rules, 'round'),
    result: (outcome, state, seat) => review.result(outcome, state, seat),
    candidates: (state, seat) => candidatesOf(slots, state, seat, game.legal(state, seat)),
    bounds: (state) => scaled(review.marks, review.point?.(state) ?? 1),
  };
}

function judgeByRandomPlay({ game, rules, seats }: Seating): Judge {
  const plays: AnyPolicy = (state, seat, random) => anyOf(game.legal(state, seat), random);
  const result = (outcome: Outcome, _state: AnyState, seat: Seat): number => lead(outcome, seat);
  const trial: Rollout = { game, own: plays, others: plays, worth: worthBy(game, result) };
  return {
    ...{ game, seats, name: 'random', hash: null, unit: unitOf(game, rules, 'round'), result, match: undefined },
    ...{ plays, isSteady: false, trial, trialToEnd: trial },
    candidates: (state, seat) => game.legal(state, seat),
    bounds: () => null,
  };
}

function trialsOf(
  { game }: Seating,
  learning: Learning,
  network: TableNetwork | undefined,
  policy: AnyPolicy,
  plays: AnyPolicy,
): Pick<Judge, 'trial' | 'trialToEnd'> {
  const { review } = learning;
  const inUnit = (worth: number, state: AnyState, seat: Seat): number =>
    review.inUnit ? review.inUnit(worth, state) : learning.points(worth, state, seat);
  const worth = worthBy(game, (outcome, state, seat) => inUnit(learning.worth(outcome, state, seat), state, seat));
  if (!network) {
    const trial: Rollout = { game, own: policy, others: policy, worth };
    return { trial, trialToEnd: trial };
  }
  const players = { network: plays, policy, both: eitherOf(plays, policy) };
  const trialToEnd: Rollout = { game, own: players[review.own], others: players[review.others], worth };
  if (review.until === 'end') return { trial: trialToEnd, trialToEnd };
  const cut: NonNullable<Rollout['cut']> = {
    decision: 1,
    candidates: (state, seat) => network.candidates(state, seat),
    worth: (state, seat, actions) => inUnit(network.largest(state, seat, actions), state, seat),
  };
  return { trial: { ...trialToEnd, cut }, trialToEnd };
}

function withPolicy(network: TableNetwork, policy: AnyPolicy, { policyIsBetter }: ReviewPlan): AnyPolicy {
  return (state, seat, random) => (policyIsBetter?.(state) ? policy(state, seat, random) : network.best(state, seat));
}

function worthBy(game: AnyGame, result: Judge['result']): Rollout['worth'] {
  return (state, seat) => {
    const outcome = game.outcome(state);
    return outcome && result(outcome, state, seat);
  };
}

function scaled({ inaccuracy, mistake, blunder }: MarkBounds, point: number): MarkBounds {
  return { inaccuracy: inaccuracy * point, mistake: mistake * point, blunder: blunder * point };
}

async function hashOf(name: string, assets: Assets): Promise<string> {
  return toHex(sha256(await plainFile(await assets.weights(name))));
}
