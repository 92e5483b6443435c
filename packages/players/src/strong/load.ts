import type { Assets } from '../assets.ts';
import type { Learning } from '../game-players.ts';
import { GAMES } from '../games.ts';
import type { Seating } from '../learned/encoder.ts';
import { loadMatchChances } from '../match/load.ts';
import type { AnyPlayer } from '../player.ts';
import type { AnyPolicy } from '../policy.ts';
import { loadNetwork } from './network.ts';
import { networkPlayer } from './network-player.ts';
import { networkSearchPlayer } from './network-search.ts';
import { policySearchPlayer } from './policy-search.ts';

/** Rollouts of the levels at a table without a network. */
const WITHOUT_NETWORK: Readonly<Partial<Record<string, number>>> = { medium: 60, strong: 400, master: 2000 };

/** A player that is not in a game's list: a level, or a network by itself. Undefined when there is no such player. */
export async function loadStrong(seating: Seating, name: string, assets: Assets): Promise<AnyPlayer | undefined> {
  const players = GAMES[seating.game.id];
  if (!players) return undefined;
  const { policy } = players;
  const learning = await players.learning();
  if (name === 'medium' && learning.search.medium !== undefined)
    return policySearchPlayer({ name, ...seating, policy, learning, iterations: learning.search.medium });
  if (learning.weights(seating.rules, seating.seats) !== undefined)
    return withNetwork(seating, name, assets, policy, learning);
  const iterations = Object.hasOwn(WITHOUT_NETWORK, name) ? WITHOUT_NETWORK[name] : undefined;
  return iterations === undefined ? undefined : policySearchPlayer({ name, ...seating, policy, learning, iterations });
}

async function withNetwork(
  seating: Seating,
  name: string,
  assets: Assets,
  policy: AnyPolicy,
  { search }: Learning,
): Promise<AnyPlayer | undefined> {
  const { game } = seating;
  switch (name) {
    case 'medium':
    case 'network':
      return networkPlayer(await loadNetwork(seating, assets), name);
    case 'strong':
    case 'master': {
      const [network, match] = await Promise.all([loadNetwork(seating, assets), loadMatchChances(seating, assets)]);
      const { iterations, ...plan } = search[name];
      return networkSearchPlayer({ name, game, network, policy, match, plan, iterations });
    }
    case 'network-search': {
      const network = await loadNetwork(seating, assets);
      const { iterations: _, ...plan } = search.strong;
      return networkSearchPlayer({ name, game, network, policy, match: undefined, plan });
    }
    default:
      return undefined;
  }
}
