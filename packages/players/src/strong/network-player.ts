import type { AnyPlayer } from '../player.ts';
import type { TableNetwork } from './network.ts';

/** Plays the action of which the network expects most, without looking ahead. */
export function networkPlayer(network: TableNetwork, name: string): AnyPlayer {
  return {
    name,
    ignoresHistory: true,
    make: { network: network.name },
    choose: ({ world, seat, legal }) => (legal.length === 1 ? legal[0] : network.best(world, seat)),
  };
}
