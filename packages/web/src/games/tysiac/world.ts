import { type Round, type Rules, type Snapshot, tysiac } from '@madang/engine/tysiac';
import { BACK } from '../../table/face.ts';
import { imagined } from '../french/imagine.ts';

/** A hand that looks like this view. */
export function worldOf({ gifts, shownMusik, ...view }: Snapshot, rules: Rules): Round {
  const whole = imagined(view, tysiac.cardIds);
  // A gift that the reader did not see is a card that the receiver has, or had.
  const given = gifts.map((card, seat) => (card === BACK ? (whole.hands[seat][0] ?? view.plays[0].card) : card));
  const { hand: number, scores, dealer, bombs } = view;
  const setup = { rules: tysiac.configure(rules), seats: scores.length, number };
  return tysiac.restore(JSON.parse(JSON.stringify({ ...whole, shownMusik, gifts: given })), {
    ...setup,
    carry: { scores, dealer, bombs, result: null },
  });
}
