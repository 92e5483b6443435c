import type { Matches } from '../hwatu/matches.ts';
import { type Card, type CardSet, lowestBit } from '../kernel/cards.ts';
import type { Action as KernelAction, Resign } from '../kernel/game.ts';

/** Names and fields are those of the wire and of records (docs/rules/gostop.md 39). Months count from 1. */
export interface PlayHandCard extends KernelAction {
  readonly type: 'PLAY_HAND_CARD';
  readonly cardId: Card;
}
export interface ChooseCaptureTarget extends KernelAction {
  readonly type: 'CHOOSE_CAPTURE_TARGET';
  readonly fromTableCardId: Card;
}
/** The draw, if it is not automatic; a turn with a flip only; a pass. */
export interface Plain extends KernelAction {
  readonly type: 'DRAW_FROM_PILE' | 'PLAY_FLIP_TOKEN' | 'PASS';
}
export interface Decide extends KernelAction {
  readonly type: 'DECLARE_GO' | 'DECLARE_STOP';
}
export interface DeclareMonth extends KernelAction {
  readonly type: 'DECLARE_SHAKE' | 'DECLARE_BOMB' | 'DECLARE_KUNG';
  readonly month: number;
}
export interface DeclarePresident extends KernelAction {
  readonly type: 'DECLARE_PRESIDENT';
  readonly playOn: boolean;
}
export type CupReading = 'yeol' | 'ssangpi';
export interface ChooseGukjin extends KernelAction {
  readonly type: 'CHOOSE_GUKJIN';
  readonly as: CupReading;
}
export type Action =
  | PlayHandCard
  | ChooseCaptureTarget
  | Plain
  | Decide
  | DeclareMonth
  | DeclarePresident
  | ChooseGukjin
  | Resign;

/** The fields of actions and events that hold cards. */
export const CARD_FIELDS: readonly string[] = ['cardId', 'fromTableCardId', 'card', 'cards', 'onto', 'options'];

const MONTH_CARDS = Array.from({ length: 48 }, (_, card) => card);
const MONTHS = Array.from({ length: 12 }, (_, month) => month);

const PLAYS: readonly PlayHandCard[] = MONTH_CARDS.map((cardId) =>
  Object.freeze({ type: 'PLAY_HAND_CARD', cardId, index: cardId }),
);
const TARGETS: readonly ChooseCaptureTarget[] = MONTH_CARDS.map((fromTableCardId) =>
  Object.freeze({ type: 'CHOOSE_CAPTURE_TARGET', fromTableCardId, index: 48 + fromTableCardId }),
);
const declarations = (type: DeclareMonth['type'], from: number): readonly DeclareMonth[] =>
  MONTHS.map((month) => Object.freeze({ type, month: month + 1, index: from + month }));

const SHAKES = declarations('DECLARE_SHAKE', 96);
const BOMBS = declarations('DECLARE_BOMB', 108);
const KUNGS = declarations('DECLARE_KUNG', 120);
export const DRAW: Plain = Object.freeze({ type: 'DRAW_FROM_PILE', index: 132 });
export const FLIP_TOKEN: Plain = Object.freeze({ type: 'PLAY_FLIP_TOKEN', index: 133 });
export const PASS: Plain = Object.freeze({ type: 'PASS', index: 134 });
export const GO: Decide = Object.freeze({ type: 'DECLARE_GO', index: 135 });
export const STOP: Decide = Object.freeze({ type: 'DECLARE_STOP', index: 136 });
export const PRESIDENT_ENDS: DeclarePresident = Object.freeze({ type: 'DECLARE_PRESIDENT', playOn: false, index: 137 });
export const PRESIDENT_PLAYS_ON: DeclarePresident = Object.freeze({
  type: 'DECLARE_PRESIDENT',
  playOn: true,
  index: 138,
});
export const GUKJIN_YEOL: ChooseGukjin = Object.freeze({ type: 'CHOOSE_GUKJIN', as: 'yeol', index: 139 });
export const GUKJIN_SSANGPI: ChooseGukjin = Object.freeze({ type: 'CHOOSE_GUKJIN', as: 'ssangpi', index: 140 });

export const DRAWS: readonly Plain[] = [DRAW];
export const DECISIONS: readonly Decide[] = [GO, STOP];
export const PRESIDENT_CHOICES: readonly DeclarePresident[] = [PRESIDENT_ENDS, PRESIDENT_PLAYS_ON];
export const GUKJIN_CHOICES: readonly ChooseGukjin[] = [GUKJIN_YEOL, GUKJIN_SSANGPI];

export const CATALOGUE: readonly Action[] = [
  ...[...PLAYS, ...TARGETS, ...SHAKES, ...BOMBS, ...KUNGS],
  ...[DRAW, FLIP_TOKEN, PASS, ...DECISIONS, ...PRESIDENT_CHOICES, ...GUKJIN_CHOICES],
];

export function play(card: Card): PlayHandCard {
  return PLAYS[card];
}

/** Every play of a hand, as a new list. */
export function playsOf(hand: CardSet): Action[] {
  const plays: Action[] = [];
  pushPlays(plays, 0, hand.lo);
  pushPlays(plays, 28, hand.hi);
  return plays;
}

/** Half a hand (one word of its set), bit by bit. Faster than `after`: a playout lists plays at every turn. */
function pushPlays(plays: Action[], firstCard: Card, hand: number): void {
  for (let rest = hand; rest !== 0; rest &= rest - 1) plays.push(PLAYS[firstCard + lowestBit(rest)]);
}

export function target(card: Card): ChooseCaptureTarget {
  return TARGETS[card];
}

export function targetsOf(matches: Matches): readonly ChooseCaptureTarget[] {
  return matches.cards.map(target);
}

/** These take a month from 0. */
export function shake(month: number): DeclareMonth {
  return SHAKES[month];
}

export function bomb(month: number): DeclareMonth {
  return BOMBS[month];
}

export function kung(month: number): DeclareMonth {
  return KUNGS[month];
}
