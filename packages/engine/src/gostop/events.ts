import type { Card } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { CupReading } from './actions.ts';

/** Why a round ended. */
export const END_REASONS = [
  /** Somebody wins: by stopping, by a last card that reaches the threshold, by the higher score at the end. */
  ...(['STOPPED', 'LAST_CARD', 'EXHAUSTED', 'PRESIDENT', 'THREE_PPUK', 'RESIGNED'] as const),
  /** 나가리: nobody stopped; by the house rules a tie, nobody scored, or a go without a rise. */
  ...(['NAGARI', 'NAGARI_TIE', 'NAGARI_NO_SCORE', 'NAGARI_GO_FAILED'] as const),
  /** 바닥 대통령: a void deal. */
  'FIELD_PRESIDENT',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What a card was captured with. */
export type Source = 'hand' | 'flip';

/** Special events, with the `month` from 1 and the `count` of this seat so far. */
export type Special = 'ttak' | 'ppuk' | 'jjob' | 'ddadak';

export type Event =
  /** A hand card onto the table, or onto what it will take: `onto` is empty when nothing matches. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly onto: readonly Card[] }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly card: Card; readonly onto: readonly Card[] }
  /** Instead of these two, when the card's target has to be chosen first. */
  | {
      readonly type: 'choosing';
      readonly seat: Seat;
      readonly source: Source;
      readonly card: Card;
      readonly options: readonly Card[];
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Card; readonly onto: readonly Card[] }
  /** The cards went to the seat's pile. */
  | { readonly type: 'captured'; readonly seat: Seat; readonly source: Source; readonly cards: readonly Card[] }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly card: Card }
  /** Bonus cards that were flipped: gained, kept back because of a 뻑, or gained with it later. */
  | { readonly type: 'bonus_gained' | 'bonus_held' | 'bonus_released'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'shook';
      readonly seat: Seat;
      readonly month: number;
      readonly cards: readonly Card[];
      /** How long nobody may act. */
      readonly seconds: number;
    }
  | {
      readonly type: 'bombed';
      readonly seat: Seat;
      readonly month: number;
      readonly cards: readonly Card[];
      readonly tokens: number;
    }
  | { readonly type: 'kung'; readonly seat: Seat; readonly month: number; readonly cards: readonly Card[] }
  | { readonly type: 'token'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: Special; readonly seat: Seat; readonly month: number; readonly count: number }
  | { readonly type: 'ssul'; readonly seat: Seat }
  /** A 뻑 was eaten: another's, or with `own` one's own (자뻑). */
  | { readonly type: 'ppuk_eaten'; readonly seat: Seat; readonly own: boolean }
  /** The three other cards of a president became a shake and a bomb. */
  | { readonly type: 'chained'; readonly seat: Seat; readonly month: number }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  /** 국진 stayed where it was and is an animal from now on. */
  | { readonly type: 'steal_void'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly type: 'gukjin_asked'; readonly seat: Seat }
  | { readonly type: 'gukjin'; readonly seat: Seat; readonly as: CupReading }
  | { readonly type: 'president_shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'president'; readonly seat: Seat; readonly playOn: boolean }
  | {
      readonly type: 'gold';
      readonly seat: Seat;
      readonly from: Seat;
      readonly amount: number;
      readonly why: 'first_ppuk' | 'next_ppuk';
    }
  /** A seat without gold got the starting gold. */
  | { readonly type: 'refilled'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'deciding'; readonly seat: Seat; readonly score: number }
  | { readonly type: 'go'; readonly seat: Seat; readonly count: number; readonly score: number }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly score: number; readonly automatic: boolean }
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winner: Seat | null };

/** The view's list of bombs, shakes, 뻑, 쿵 and steals (docs/rules/gostop.md 36). */
export interface StackEvent {
  readonly type: 'shake' | 'bomb' | 'kung' | 'ppuk' | 'steal';
  readonly seat: Seat;
  /** The month, from 1; of a steal the card and whose it was. */
  readonly month?: number;
  readonly card?: Card;
  readonly from?: Seat;
}
