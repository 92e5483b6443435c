import { koikoi, pointsIfStopped, type Rules, type Snapshot, type Yaku } from '@madang/engine/koikoi';
import { positionOf } from '../../play/position.ts';

/** What stopping is worth now, and what going on puts at stake. */
export interface Stake {
  readonly yaku: readonly Yaku[];
  /** The sum of the yaku, and what it comes to with everything that multiplies it. */
  readonly base: number;
  readonly total: number;
  /** What the other's points would be multiplied by after this call. */
  readonly risk: number;
  /** The cards that are still to be played by the one who decides. */
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
