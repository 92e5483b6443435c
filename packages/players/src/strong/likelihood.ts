import type { Action, AnyState, Likelihood } from '@madang/engine';
import type { TableNetwork } from './network.ts';

/** Of others' actions this share is thought to be chosen at random: nobody plays as the network expects all the time. */
const AT_RANDOM = 0.1;
/** A difference of this much, in what an action is worth, makes it e times as likely. */
const TEMPERATURE = 0.1;

/** How likely somebody who knows the game does this: more often what the network expects more of. */
export function likelihoodOf(network: TableNetwork): Likelihood<AnyState, Action> {
  return (before, seat, action) => {
    const actions = network.candidates(before, seat);
    const chosen = actions.indexOf(action);
    if (chosen < 0 || actions.length === 1) return 1 / actions.length;
    const values = network.values(before, seat, actions);
    let all = 0;
    for (let i = 0; i < actions.length; i++) all += Math.exp((values[i] - values[chosen]) / TEMPERATURE);
    return (1 - AT_RANDOM) / all + AT_RANDOM / actions.length;
  };
}
