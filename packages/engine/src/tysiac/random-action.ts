import type { Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import { type Action, bid, PASS } from './actions.ts';
import { highestBid, lowestBid, mayAskRedeal, mustOpen } from './auction.ts';
import { legal } from './legal.ts';
import { Phase } from './phase.ts';
import type { Round } from './round.ts';

/**
 * The random player: in the auction it passes or makes the lowest raise with equal chance (docs/rules/tysiac.md 3), and
 * the lowest raise after the talon is one action among the others. With uniform bids every auction would go to 400.
 */
export function randomAction(round: Round, seat: Seat, random: Random): Action {
  if (round.phase === Phase.Auction && !mayAskRedeal(round)) return randomBid(round, random);
  const actions = legal(round, seat);
  const lowestRaise = actions.findIndex(({ type }) => type === 'bid');
  if (lowestRaise < 0) return actions[random.below(actions.length)];
  const others = actions.filter((action, i) => action.type !== 'bid' || i === lowestRaise);
  return others[random.below(others.length)];
}

function randomBid(round: Round, random: Random): Action {
  const low = lowestBid(round);
  const lowest = low <= highestBid(round) ? bid(low) : undefined;
  if (!lowest || (!mustOpen(round) && random.below(2) === 0)) return PASS;
  return lowest;
}
