import { filled } from '../kernel/filled.ts';
import { CARD_IDS } from './cards.ts';
import { restore } from './restore.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

export function fromView({ gifts, shownMusik, ...places }: Snapshot, rules: Rules): Round {
  // Gifts and a shown musik are somewhere else by now.
  const whole = filled(places, CARD_IDS);
  const { hand: number, scores, dealer, bombs, hands, plays } = whole;
  // A gift that the viewer did not see: any card that its receiver holds or has played.
  const given = gifts.map((card, seat) => (card === '?' ? (hands[seat][0] ?? plays[0].card) : card));
  const carry = { scores, dealer, bombs, result: null };
  return restore({ ...whole, shownMusik, gifts: given }, { rules, seats: scores.length, number, carry });
}
