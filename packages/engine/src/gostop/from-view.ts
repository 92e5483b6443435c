import { KOREAN } from '../hwatu/deck.ts';
import { filled } from '../kernel/filled.ts';
import { PACKS } from './deal.ts';
import { pointsOf, ppukBills } from './economy.ts';
import { restore } from './restore.ts';
import type { Carry, Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

export function fromView(view: Snapshot, rules: Rules): Round {
  const { drawPile, hands, ...open } = view;
  const pack = PACKS[rules.bonusCards].map((card) => KOREAN.ids[card]);
  // No hand holds a bonus card, and they come last in the pack: the hands are filled first.
  const whole = filled({ hands, drawPile, ...open }, pack);
  const seats = view.tallies.length;
  const scores = view.tallies.map((_, seat) => view.totals[seat]);
  const carry: Carry = {
    gameId: view.gameId,
    rulesetVersion: view.rulesetVersion,
    scores,
    starter: Number(view.starter),
    lots: null,
    hour: 0,
    multiplier: view.multiplier,
    actions: view.actionCounter,
    result: null,
  };
  const round = restore(whole, { rules, seats, number: view.round, carry });
  if (round.ppukGold.length === 0) return round;
  // The totals already contain the gold of this round's 뻑, which the position adds again.
  const moved = pointsOf(ppukBills(round), seats);
  const before = { ...carry, scores: scores.map((score, seat) => score - moved[seat]) };
  return restore(whole, { rules, seats, number: view.round, carry: before });
}
