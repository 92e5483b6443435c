import type { Card } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Suit } from './cards.ts';

/** Why a hand ended: played to its last trick, given up by a bomb, thrown in with four nines, or resigned. */
export const END_REASONS = ['played', 'bombed', 'redealt', 'resigned'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type Event =
  | { readonly type: 'bid'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The auction is over. */
  | { readonly type: 'declarer'; readonly seat: Seat; readonly value: number }
  /** A single musik is shown to everybody, one of two only to the declarer. */
  | { readonly type: 'musikTaken'; readonly seat: Seat; readonly musik: number; readonly cards: readonly Card[] }
  | { readonly type: 'raised'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'cardPassed'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'marriage'; readonly seat: Seat; readonly suit: Suit; readonly points: number }
  | { readonly type: 'trick'; readonly seat: Seat; readonly cards: readonly Card[]; readonly points: number }
  /** The face-down cards go to the last trick's winner; they are not shown. */
  | { readonly type: 'tableCards'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'bombed'; readonly seat: Seat }
  | { readonly type: 'redealt'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason };
