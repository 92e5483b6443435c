import { JAPANESE } from '@madang/engine/hwatu';
import { patternsOf, type Rules, type Snapshot, yakuPoints } from '@madang/engine/koikoi';
import type { Written } from '../../play/told.ts';
import type { Choice } from '../flower/choice.ts';
import { advances } from '../flower/goals.ts';
import { monthOf } from '../flower/kinds.ts';
import { goalsOf } from './goals.ts';

/** The ways to play this hand card that are allowed now. */
export function playsOf(card: string, legal: readonly Written[], view: Snapshot, rules: Rules): readonly Choice[] {
  return legal
    .filter((action) => action.type === 'play' && action.card === card)
    .map((action) => choiceOf(action, card, view, rules));
}

/** What the flipped card may take. */
export function selectionsOf(legal: readonly Written[], view: Snapshot, rules: Rules): readonly Choice[] {
  const { flipped } = view;
  if (flipped === null) return [];
  return legal.filter(({ type }) => type === 'select').map((action) => choiceOf(action, flipped, view, rules));
}

function choiceOf(action: Written, card: string, view: Snapshot, rules: Rules): Choice {
  const target = typeof action.target === 'string' ? action.target : null;
  // Without a target it takes all three of its month, or nothing.
  const takes = target === null ? view.field.filter((id) => monthOf(id) === monthOf(card)) : [target];
  const mine = view.piles[view.seat];
  const comes = takes.length === 0 ? [] : [card, ...takes];
  const holding = { mine: new Set(mine), adds: new Set(comes), theirs: new Set(view.piles[1 - view.seat]) };
  return {
    action,
    target,
    takes,
    gain: pointsOf([...mine, ...comes], rules) - pointsOf(mine, rules),
    advances: advances(goalsOf(rules), holding),
  };
}

/** The points of a pile's yaku, before factors. */
export function pointsOf(pile: readonly string[], rules: Rules): number {
  return yakuPoints(patternsOf(rules), JAPANESE.set(...pile));
}
