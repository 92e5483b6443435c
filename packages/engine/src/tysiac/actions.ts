import type { Card } from '../kernel/cards.ts';
import type { Action as KernelAction, Resign, Seat } from '../kernel/game.ts';
import { isHalfOfCouple, PACK } from './cards.ts';
import { MAX_BID } from './rules.ts';

/** No bid, and out of the auction. */
export interface Pass extends KernelAction {
  readonly type: 'pass';
}
/** In the auction, and by option a raise of the declarer after the musik. */
export interface PlaceBid extends KernelAction {
  readonly type: 'bid';
  readonly value: number;
}
export interface ChooseMusik extends KernelAction {
  readonly type: 'chooseMusik';
  readonly musik: number;
}
export interface PassCard extends KernelAction {
  readonly type: 'passCard';
  readonly to: Seat;
  readonly card: Card;
}
export interface Discard extends KernelAction {
  readonly type: 'discard';
  readonly card: Card;
}
/** With `marriage`, the leader announces king and queen of the card's suit, which becomes trump. */
export interface Play extends KernelAction {
  readonly type: 'play';
  readonly card: Card;
  readonly marriage: boolean;
}
/** By option: giving up the deal, or asking for a new one with four nines. */
export interface Declare extends KernelAction {
  readonly type: 'bomb' | 'redeal';
}
export type Action = Pass | PlaceBid | ChooseMusik | PassCard | Discard | Play | Declare | Resign;

const LOWEST_BID = 100;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const catalogue: Action[] = [];
function enter<A extends Action>(action: Omit<A, 'index'>): A {
  const entered = Object.freeze({ ...action, index: catalogue.length }) as A;
  catalogue.push(entered);
  return entered;
}

export const PASS = enter<Pass>({ type: 'pass' });
const BIDS: readonly PlaceBid[] = Array.from({ length: MAX_BID - LOWEST_BID + 1 }, (_, i) =>
  enter<PlaceBid>({ type: 'bid', value: LOWEST_BID + i }),
);
const MUSIKS: readonly ChooseMusik[] = [0, 1].map((musik) => enter<ChooseMusik>({ type: 'chooseMusik', musik }));
const PASS_CARDS: readonly (readonly PassCard[])[] = SEATS.map((to) =>
  PACK.map((card) => enter<PassCard>({ type: 'passCard', to, card })),
);
const DISCARDS: readonly Discard[] = PACK.map((card) => enter<Discard>({ type: 'discard', card }));
const PLAYS: readonly Play[] = PACK.map((card) => enter<Play>({ type: 'play', card, marriage: false }));
const MARRIAGES: ReadonlyMap<Card, Play> = new Map(
  PACK.filter(isHalfOfCouple).map((card) => [card, enter<Play>({ type: 'play', card, marriage: true })]),
);
export const BOMB = enter<Declare>({ type: 'bomb' });
export const REDEAL = enter<Declare>({ type: 'redeal' });

export const CATALOGUE: readonly Action[] = catalogue;

/** A bid; undefined for a number that cannot be bid: below 100, above 400, not an integer. */
export function bid(value: number): PlaceBid | undefined {
  return BIDS[value - LOWEST_BID];
}

/** All bids from one value to another. */
export function bidsBetween(low: number, high: number): readonly PlaceBid[] {
  return low > high ? [] : BIDS.slice(low - LOWEST_BID, high - LOWEST_BID + 1);
}

export function chooseMusik(musik: number): ChooseMusik {
  return MUSIKS[musik];
}

export function passCard(to: Seat, card: Card): PassCard {
  return PASS_CARDS[to][card];
}

export function discard(card: Card): Discard {
  return DISCARDS[card];
}

export function play(card: Card): Play {
  return PLAYS[card];
}

/** Leading this card and announcing its marriage; undefined when it is neither king nor queen. */
export function announce(card: Card): Play | undefined {
  return MARRIAGES.get(card);
}
