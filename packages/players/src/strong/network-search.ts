import type { Action, AnyGame, AnyState, Seat } from '@madang/engine';
import type { MatchChances } from '../match/match-chances.ts';
import type { AnyPlayer, AnyTurn, Considered, WeightedSource, WorldSource } from '../player.ts';
import { type AnyPolicy, eitherOf } from '../policy.ts';
import type { Rollout } from '../search/rollout.ts';
import { search, Tried } from '../search/search.ts';
import { inPoints } from './in-points.ts';
import { byNetwork, type TableNetwork } from './network.ts';
import type { SearchPlan } from './plan.ts';
import { type Style, stylesOf } from './styles.ts';

const TEMPERATURE = 0.1;

interface NetworkSearch {
  readonly name: string;
  readonly game: AnyGame;
  readonly network: TableNetwork;
  /** The game's quick policy. */
  readonly policy: AnyPolicy;
  /** Undefined where points are all that counts. */
  readonly match: MatchChances | undefined;
  readonly plan: SearchPlan;
  /** By default the turn's budget. */
  readonly iterations?: number;
}

/**
 * Tries the actions that its network likes best in worlds that could be. Where the score of the match asks for it, it plays
 * for the chance to win the match, otherwise for what the network has learned to expect.
 */
export function networkSearchPlayer(options: NetworkSearch): AnyPlayer {
  const { name, network, match, plan } = options;
  const others = new Others(options);
  const forPoints = rolloutForPoints(options, others, plan.until);
  const closerForPoints = rolloutForPoints(options, others, plan.closer?.until ?? plan.until);
  const forMatch = match && rolloutForMatch(options, others, match);
  const budget = options.iterations === undefined ? {} : { iterations: options.iterations };
  const triedBy = (turn: AnyTurn, usual: Rollout, closerLook: Rollout, prior: number): readonly Tried[] => {
    const { world, seat, random, outOfTime } = turn;
    const closer = plan.closer?.at(world) ? plan.closer : undefined;
    let actions = mostPromising(network, world, seat, closer?.width ?? plan.width, prior);
    if (actions.length === 1) return actions;
    const iterations = options.iterations ?? turn.budget;
    const usually = { rollout: usual, worlds: others.worldsOf(turn), seat, random, outOfTime, iterations };
    if (!closer) return search(actions, usually);
    const apart = actions.filter(({ action }) => closer.apart?.(action));
    const rest = actions.filter((one) => !apart.includes(one));
    if (apart.length > 0 && rest.length > 1) {
      const [{ action }] = search(rest, usually);
      actions = actions.filter((one) => apart.includes(one) || one.action === action).map((one) => one.anew());
    }
    return search(actions, { ...usually, rollout: closerLook, iterations: iterations * closer.times });
  };
  const consider = (turn: AnyTurn): readonly Considered<Action>[] => {
    if (forMatch && match.matters(turn.world, turn.seat))
      return triedBy(turn, forMatch, forMatch, 0).map(({ action, value, error }) => ({
        ...{ action, of: 'match', value, error },
      }));
    return triedBy(turn, forPoints, closerForPoints, plan.prior).map((one) =>
      inPoints(one, network.learning, turn.world, turn.seat),
    );
  };
  return {
    name,
    ...budget,
    make: { network: network.name, ...plan, ...budget },
    ...(plan.pool > 0 ? {} : { ignoresHistory: true }),
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : consider(turn)[0].action),
    consider,
  };
}

function rolloutForPoints(options: NetworkSearch, others: Others, until: SearchPlan['until']): Rollout {
  const { game, network } = options;
  return {
    ...{ game, own: ownOf(options), others: others.plays },
    worth: (state, seat) => {
      const outcome = game.outcome(state);
      return outcome && network.learning.worth(outcome, state, seat);
    },
    ...(until === 'end'
      ? {}
      : {
          cut: {
            decision: until,
            candidates: (state, seat) => network.candidates(state, seat),
            worth: (state, seat, actions) => network.largest(state, seat, actions),
          },
        }),
  };
}

/** Where actions win the match equally often, the better round decides. */
const ROUND_IN_MATCH = 0.1;

/** To the end of the round: what the network expects is no chance to win the match. */
function rolloutForMatch(options: NetworkSearch, others: Others, match: MatchChances): Rollout {
  const { game, network } = options;
  return {
    ...{ game, own: ownOf(options), others: others.plays },
    worth: (state, seat) => {
      const outcome = game.outcome(state);
      return outcome && match.after(state, seat) + ROUND_IN_MATCH * network.learning.worth(outcome, state, seat);
    },
  };
}

function ownOf({ network, policy, plan }: NetworkSearch): AnyPolicy {
  return plan.own === 'network' ? byNetwork(network) : policy;
}

/** How the others play in rollouts. */
class Others {
  readonly plays: AnyPolicy;
  private readonly plan: SearchPlan;
  private readonly styles: readonly Style[];
  /** The worlds of the turn, where they are weighed. */
  private weighted: WeightedSource<AnyState> | null = null;

  constructor({ network, policy, plan }: NetworkSearch) {
    this.plan = plan;
    this.styles = stylesOf(network, policy, plan.temperature ?? TEMPERATURE);
    const either = eitherOf(byNetwork(network), policy);
    const inStyle: AnyPolicy = (state, seat, random) => {
      const style = this.weighted?.styleOf(seat);
      return (style === undefined ? either : this.styles[style].plays)(state, seat, random);
    };
    this.plays = { network: byNetwork(network), policy, both: either, style: inStyle }[plan.others];
  }

  worldsOf({ world, worlds }: AnyTurn): WorldSource<AnyState> {
    const { pool, reads, kindOf } = this.plan;
    this.weighted = null;
    if (pool === 0 || reads?.(world) === false) return worlds;
    const styles = this.styles.map(({ likelihood }) => likelihood);
    this.weighted = worlds.weighted({ styles, ...(kindOf ? { kindOf } : {}) }, pool);
    return this.weighted;
  }
}

/** The actions that are tried, with what the network expects of them. */
function mostPromising(network: TableNetwork, world: AnyState, seat: Seat, width: number, prior: number): Tried[] {
  const actions = network.candidates(world, seat);
  const values = network.values(world, seat, actions);
  return actions
    .map((action, i) => ({ action, value: values[i] }))
    .sort((a, b) => b.value - a.value)
    .slice(0, width)
    .map(({ action, value }) => new Tried(action, value, prior));
}
