import { type Action, type Event, PASS, Phase, type Round, tysiac } from '@madang/engine/tysiac';
import type { Player } from '../player.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

type TysiacPlayer = Player<Round, Action, Event>;

/** Never bids of its own will; everything else it leaves to another player. */
function passing(name: string, otherwise: TysiacPlayer): TysiacPlayer {
  return {
    name,
    choose: (turn) => {
      const { world, seat } = turn;
      if (world.phase !== Phase.Auction) return otherwise.choose(turn);
      return tysiac.refuse(world, seat, PASS) ? tysiac.fallback(world, seat) : PASS;
    },
  };
}

/** Always passes, and plays any card: the simplest opponent there is. */
export const passer: TysiacPlayer = passing('passer', random);

/** Always passes, and plays as the greedy one does: what is gained over it is gained in the auction. */
export const greedyPasser: TysiacPlayer = passing('greedy-passer', greedy);
