import { monthOf } from '../hwatu/deck.ts';
import type { Matches } from '../hwatu/matches.ts';
import { type Card, type CardSet, lowestBit, NONE } from '../kernel/cards.ts';
import type { Action as KernelAction, Resign } from '../kernel/game.ts';

/** A hand card onto its target; without a target onto the field, or onto all three of its month. */
export interface Play extends KernelAction {
  readonly type: 'play';
  readonly card: Card;
  readonly target: Card;
}
/** Which of two field cards the flipped card takes. */
export interface Select extends KernelAction {
  readonly type: 'select';
  readonly target: Card;
}
export interface Decide extends KernelAction {
  readonly type: 'koikoi' | 'stop';
}
export type Action = Play | Select | Decide | Resign;

const PACK = Array.from({ length: 48 }, (_, card) => card);

const PLAYS: readonly Play[] = PACK.flatMap((card) =>
  [0, 1, 2, 3].map((i) => {
    const other = monthOf(card) * 4 + i;
    return Object.freeze({ type: 'play', card, target: other === card ? NONE : other, index: card * 4 + i });
  }),
);
const SELECTS: readonly Select[] = PACK.map((target) => Object.freeze({ type: 'select', target, index: 192 + target }));
export const KOIKOI: Decide = Object.freeze({ type: 'koikoi', index: 240 });
export const STOP: Decide = Object.freeze({ type: 'stop', index: 241 });
export const DECISIONS: readonly Decide[] = [KOIKOI, STOP];

export const CATALOGUE: readonly Action[] = [...PLAYS, ...SELECTS, ...DECISIONS];

/** The play of a card onto a target of its month, or without a target. */
export function play(card: Card, target: Card = NONE): Play {
  return PLAYS[card * 4 + ((target === NONE ? card : target) & 3)];
}

export function select(target: Card): Select {
  return SELECTS[target];
}

/** By card and, in four bits, by which of its month lie on the field. */
const LEGAL_PLAYS: readonly (readonly Play[])[] = PACK.flatMap((card) =>
  Array.from({ length: 16 }, (_, bits) => {
    const targets = [0, 1, 2, 3].filter((i) => (bits >> i) & 1).map((i) => monthOf(card) * 4 + i);
    return targets.length === 1 || targets.length === 2 ? targets.map((target) => play(card, target)) : [play(card)];
  }),
);

/** The same as two flat lists, which are faster to read. */
const FIRST_WAYS: readonly Play[] = LEGAL_PLAYS.map(([way]) => way);
const OTHER_WAYS: readonly (Play | null)[] = LEGAL_PLAYS.map(([, way]) => way ?? null);

/** The one way to play a card, or two when it has to choose between two matches. */
export function playsOf(card: Card, field: CardSet): readonly Play[] {
  return LEGAL_PLAYS[card * 16 + field.quartet(monthOf(card))];
}

/** Every play of a hand, card by card. */
export function playsFrom(hand: CardSet, field: CardSet): readonly Play[] {
  const plays: Play[] = [];
  pushPlays(plays, 0, hand.lo, field.lo);
  pushPlays(plays, 28, hand.hi, field.hi);
  return plays;
}

/** Half a hand (one word of its set), bit by bit. Faster than `after`: a playout spends most of its time here. */
function pushPlays(plays: Play[], firstCard: Card, hand: number, field: number): void {
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const bit = lowestBit(rest);
    const key = (firstCard + bit) * 16 + ((field >> (bit & 28)) & 15);
    plays.push(FIRST_WAYS[key]);
    const other = OTHER_WAYS[key];
    if (other !== null) plays.push(other);
  }
}

export function selectionsOf(matches: Matches): readonly Select[] {
  return matches.cards.map(select);
}
