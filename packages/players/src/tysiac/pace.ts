import { HAND, Phase, type Round } from '@madang/engine/tysiac';

/** Bids and the exchange take thought; the last card takes none. */
export function pace(round: Round): number {
  if (round.phase === Phase.Auction) return 2;
  if (round.phase === Phase.TalonExchange) return 1.5;
  return round.table.at(HAND[0]).size <= 1 ? 0.5 : 1;
}
