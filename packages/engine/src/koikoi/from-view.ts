import { JAPANESE } from '../hwatu/deck.ts';
import { filled } from '../kernel/filled.ts';
import { restore } from './restore.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

export function fromView(view: Snapshot, rules: Rules): Round {
  const { dealt, ...places } = view;
  const whole = filled(places, JAPANESE.ids);
  const { round: number, scores, dealer, hands } = whole;
  // The cards of a dealt hand that nobody has seen since are still in the hand.
  const held = dealt.map((cards, seat) => {
    const unseen = hands[seat].filter((id) => !view.hands[seat].includes(id));
    return cards.map((id) => (id === '?' ? (unseen.shift() ?? id) : id));
  });
  return restore({ ...whole, dealt: held }, { rules, seats: 2, number, carry: { scores, dealer, result: null } });
}
