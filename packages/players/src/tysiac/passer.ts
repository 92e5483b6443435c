import { type Action, type Event, PASS, Phase, type Round, tysiac } from '@madang/engine/tysiac';
import type { Player } from '../player.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

type TysiacPlayer = Player<Round, Action, Event>;

/** Never bids unless it must; otherwise plays like another player. */
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

/** Always passes, and plays random cards: the simplest opponent. */
export const passer: TysiacPlayer = passing('passer', random);

/** Always passes, and plays like the greedy player: a comparison with it measures the bidding. */
export const greedyPasser: TysiacPlayer = passing('greedy-passer', greedy);
