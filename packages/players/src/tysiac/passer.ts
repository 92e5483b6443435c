import { type Action, type Event, PASS, Phase, type Round, tysiac } from '@madang/engine/tysiac';
import type { Player } from '../player.ts';
import { greedy } from './greedy.ts';

/** Never bids of its own will, and plays as the greedy one does: what is gained over it is gained in the auction. */
export const passer: Player<Round, Action, Event> = {
  name: 'passer',
  choose: (turn) => {
    const { world, seat } = turn;
    if (world.phase !== Phase.Auction) return greedy.choose(turn);
    return tysiac.refuse(world, seat, PASS) ? tysiac.fallback(world, seat) : PASS;
  },
};
