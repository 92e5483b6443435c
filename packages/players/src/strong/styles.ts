import { type Action, type AnyState, FastRandom, type Likelihood } from '@madang/engine';
import type { AnyPolicy } from '../policy.ts';
import { byNetwork, type TableNetwork } from './network.ts';

/** Of anybody's actions this share is thought to be chosen at random. */
const AT_RANDOM = 0.1;

/** A way in which others may play: what they do in rollouts, and how likely it is that they did what they did. */
export interface Style {
  readonly plays: AnyPolicy;
  readonly likelihood: Likelihood<AnyState, Action>;
}

/**
 * Others play as the network does, or by the game's quick policy.
 * @param temperature a difference of this much, in what the network expects of an action, makes it e times as likely
 */
export function stylesOf(network: TableNetwork, policy: AnyPolicy, temperature: number): readonly Style[] {
  return [
    { plays: byNetwork(network), likelihood: likelihoodByNetwork(network, temperature) },
    { plays: policy, likelihood: likelihoodByPolicy(network, policy) },
  ];
}

/** More often what the network expects more of. */
function likelihoodByNetwork(network: TableNetwork, temperature: number): Likelihood<AnyState, Action> {
  return (before, seat, action) => {
    const actions = network.candidates(before, seat);
    const chosen = actions.indexOf(action);
    if (chosen < 0 || actions.length === 1) return 1 / actions.length;
    const values = network.values(before, seat, actions);
    let all = 0;
    for (let i = 0; i < actions.length; i++) all += Math.exp((values[i] - values[chosen]) / temperature);
    return (1 - AT_RANDOM) / all + AT_RANDOM / actions.length;
  };
}

/** Quick policies play the same in the same situation. */
function likelihoodByPolicy(network: TableNetwork, policy: AnyPolicy): Likelihood<AnyState, Action> {
  const random = new FastRandom(0);
  return (before, seat, action) => {
    const { length } = network.candidates(before, seat);
    if (length === 1) return 1;
    return (policy(before, seat, random) === action ? 1 - AT_RANDOM : 0) + AT_RANDOM / length;
  };
}
