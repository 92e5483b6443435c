import { JAPANESE } from '@madang/engine/hwatu';
import { koikoi, pointsIfStopped, Round, type Rules, type Snapshot, type Yaku } from '@madang/engine/koikoi';

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
  const round = worldOf(view, rules);
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

/** A round that looks like this view: which card is which among the unseen does not matter to what is open. */
export function worldOf(view: Snapshot, rules: Rules): Round {
  const { round, dealer, scores } = view;
  const seen = new Set([...view.field, ...view.hands.flat(), ...view.piles.flat(), ...view.stock, view.flipped]);
  const unseen = JAPANESE.ids.filter((id) => !seen.has(id));
  const fill = (ids: readonly string[]): string[] => ids.map((id) => (id === '?' ? (unseen.shift() ?? id) : id));
  const hands = view.hands.map(fill);
  const stock = fill(view.stock);
  // A dealt hand's unseen cards are the ones that are still held.
  const dealt = view.dealt.map((cards, seat) => {
    const held = hands[seat].filter((id) => !seen.has(id));
    return cards.map((id) => (id === '?' ? (held.shift() ?? id) : id));
  });
  const setup = { rules: koikoi.configure(rules), seats: 2, number: round, carry: { scores, dealer, result: null } };
  return Round.restore({ ...view, hands, stock, dealt }, setup);
}
