import { koikoi, pointsIfStopped, type Rules, type Snapshot, type Yaku } from '@madang/engine/koikoi';
import { positionOf } from '../../play/position.ts';

/** What stopping is worth now, and the risk of playing on. */
export interface Stake {
  readonly yaku: readonly Yaku[];
  /** The sum of the yaku, and the total with all factors. */
  readonly base: number;
  readonly total: number;
  /** The factor on the other player's points after this call. */
  readonly risk: number;
  /** The number of cards left in the deciding player's hand. */
  readonly cardsLeft: number;
}

export function stakeOf(view: Snapshot, rules: Rules): Stake {
  const { seat } = view;
  const round = positionOf(koikoi, view, rules);
  const yaku = round.yaku(seat);
  const calls = view.calls[0].count + view.calls[1].count;
  return {
    yaku,
    base: round.points(seat),
    total: pointsIfStopped(round, seat),
    risk: rules.each_call_adds ? 2 + calls : rules.koi_koi_multiplier,
    cardsLeft: view.hands[seat].length,
  };
}
