import { matching, monthsOfThree } from '../hwatu/matches.ts';
import { NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Action } from './actions.ts';
import * as act from './actions.ts';
import { offers } from './captures.ts';
import type { Round } from './round.ts';

const NOTHING: readonly Action[] = [];
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2]];

export function actors(round: Round): readonly Seat[] {
  return round.stage === 'finished' ? NOBODY : ALONE[round.asked];
}

export function legal(round: Round, seat: Seat): readonly Action[] {
  if (seat !== round.asked) return NOTHING;
  switch (round.stage) {
    case 'president':
      return act.PRESIDENT_CHOICES;
    case 'play':
      return turns(round);
    case 'target':
    case 'flipTarget':
      return act.targetsOf(offers(round, round.waiting));
    case 'draw':
      return act.DRAWS;
    case 'gukjin':
      return act.GUKJIN_CHOICES;
    case 'decision':
      return act.DECISIONS;
    case 'finished':
      return NOTHING;
  }
}

/** The hand cards, declarations, a flip token; a pass when there is none of these. */
function turns(round: Round): readonly Action[] {
  const hand = round.hand(round.seat);
  if (round.shaking !== NONE) return act.playsOf(matching(hand, round.shaking * 4).set);
  const actions = act.playsOf(hand);
  const threes = monthsOfThree(hand);
  if (threes !== 0) addDeclarations(round, threes, actions);
  if (round.tallies[round.seat].tokens > 0) actions.push(act.FLIP_TOKEN);
  if (actions.length === 0) actions.push(act.PASS);
  return actions;
}

function addDeclarations(round: Round, threes: number, actions: Action[]): void {
  for (let month = 0; month < 12; month++) {
    if (((threes >> month) & 1) === 0) continue;
    if (canShake(round, month)) actions.push(act.shake(month));
    if (canBomb(round, month)) actions.push(act.bomb(month));
    if (canKung(round, month)) actions.push(act.kung(month));
  }
}

export function holdsThree(round: Round, month: number): boolean {
  return ((monthsOfThree(round.hand(round.seat)) >> month) & 1) === 1;
}

export function canShake(round: Round, month: number): boolean {
  const { shaken } = round.tallies[round.seat];
  return round.rules.shake && ((shaken >> month) & 1) === 0 && onTable(round, month) === 0;
}

export function canBomb(round: Round, month: number): boolean {
  return round.rules.bomb && onTable(round, month) === 1;
}

export function canKung(round: Round, month: number): boolean {
  return round.rules.kung && round.turnNo === 1 && onTable(round, month) === 1;
}

export function onTable(round: Round, month: number): number {
  return offers(round, month * 4).cards.length;
}

/**
 * The lowest card, the most valuable target (the lowest id of the month), stop; 국진 as what scores more, or an animal
 * when both are equal.
 */
export function fallback(round: Round): Action {
  switch (round.stage) {
    case 'decision':
      return act.STOP;
    case 'gukjin':
      return round.score(round.asked, true) > round.score(round.asked, false) ? act.GUKJIN_SSANGPI : act.GUKJIN_YEOL;
    default:
      return legal(round, round.asked)[0];
  }
}
