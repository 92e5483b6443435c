import { NONE } from '@madang/engine';
import { automaticTarget, patternsOf, type Rules, type Snapshot, setPoints } from '@madang/engine/gostop';
import { KOREAN, matching } from '@madang/engine/hwatu';
import type { Written } from '../../play/told.ts';
import type { Choice } from '../flower/choice.ts';
import { advances } from '../flower/goals.ts';
import { monthOf } from '../flower/kinds.ts';
import { goalsOf } from './goals.ts';

/** The legal ways to play this hand card. With two possible targets, each is a way of its own. */
export function playsOf(card: string, legal: readonly Written[], view: Snapshot, rules: Rules): readonly Choice[] {
  const action = legal.find(({ type, cardId }) => type === 'PLAY_HAND_CARD' && cardId === card);
  if (!action) return [];
  const matches = view.tableCards.filter((id) => monthOf(id) === monthOf(card));
  if (matches.length !== 2) return [choiceOf(action, card, matches, null, view, rules)];
  const automatic = automaticTarget(rules, matching(KOREAN.set(...matches), KOREAN.set(card).first));
  if (automatic !== NONE) return [choiceOf(action, card, [KOREAN.ids[automatic]], null, view, rules)];
  return matches.map((target) => ({
    ...choiceOf(action, card, [target], target, view, rules),
    answer: { type: 'CHOOSE_CAPTURE_TARGET', fromTableCardId: target },
  }));
}

/** The possible targets of the waiting card. */
export function targetChoices(legal: readonly Written[], view: Snapshot, rules: Rules): readonly Choice[] {
  const { waiting } = view.turn;
  if (waiting === null) return [];
  return legal.flatMap((action) =>
    action.type === 'CHOOSE_CAPTURE_TARGET' && typeof action.fromTableCardId === 'string'
      ? [choiceOf(action, waiting, [action.fromTableCardId], action.fromTableCardId, view, rules)]
      : [],
  );
}

/** What a bomb or a kung takes: the month's cards in the hand and on the table. */
export function monthChoice(action: Written, view: Snapshot, rules: Rules): Choice {
  const ofMonth = (ids: readonly string[]) => ids.filter((id) => monthOf(id) === action.month);
  const [card, ...others] = ofMonth(view.hands[view.player]);
  return choiceOf(action, card, [...others, ...ofMonth(view.tableCards)], null, view, rules);
}

function choiceOf(
  action: Written,
  card: string,
  takes: readonly string[],
  target: string | null,
  view: Snapshot,
  rules: Rules,
): Choice {
  const cupIsJunk = view.gukjin === 'ssangpi';
  const player = String(view.turn.asked);
  const mine = [...view.captured[player], ...view.turn.taking];
  const comes = takes.length === 0 ? [] : [card, ...takes];
  const theirs = Object.entries(view.captured).flatMap(([other, pile]) => (other === player ? [] : pile));
  const holding = { mine: new Set(mine), adds: new Set(comes), theirs: new Set(theirs) };
  return {
    action,
    target,
    takes,
    gain: pointsOf([...mine, ...comes], rules, cupIsJunk) - pointsOf(mine, rules, cupIsJunk),
    advances: advances(goalsOf(rules, mine, cupIsJunk), holding),
  };
}

/** The points of a pile's sets, before factors. */
export function pointsOf(pile: readonly string[], rules: Rules, cupIsJunk: boolean): number {
  return setPoints(patternsOf(rules), KOREAN.set(...pile), cupIsJunk);
}
