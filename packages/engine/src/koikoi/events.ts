import type { Card } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Yaku } from './scoring.ts';

/** Why a round ended. The first three are the wire's reasons too. */
export const END_REASONS = [
  ...(['TESHI', 'FIELD_KUTTSUKI', 'NO_YAKU'] as const),
  ...(['STOPPED', 'LAST_CARD', 'EXHAUSTED_AFTER_KOI', 'DEALER_PRIVILEGE', 'RESIGNED'] as const),
] as const;
export type EndReason = (typeof END_REASONS)[number];

export type Event =
  /** A hand card was placed on the field, or captured these cards. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly captured: readonly Card[] }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly card: Card; readonly captured: readonly Card[] }
  | { readonly type: 'selecting'; readonly seat: Seat; readonly card: Card; readonly options: readonly Card[] }
  | { readonly type: 'selected'; readonly seat: Seat; readonly card: Card; readonly captured: readonly Card[] }
  /** Yaku that are new or have grown, and the sum of all this seat has. */
  | { readonly type: 'yaku'; readonly seat: Seat; readonly formed: readonly Yaku[]; readonly total: number }
  | { readonly type: 'deciding'; readonly seat: Seat }
  | { readonly type: 'called'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winner: Seat | null };
