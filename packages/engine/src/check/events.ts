import type { Card } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Position } from './actions.ts';
import type { Ability } from './cards.ts';
import type { Slot } from './grid.ts';

/** The source of a pending ability: an unmatched discard, the matcher, the discarder (docs/rules/check.md 9). */
export const ABILITY_SOURCES = ['discard', 'stack', 'stackSecondOfPair'] as const;
export type AbilitySource = (typeof ABILITY_SOURCES)[number];

/** An ability that waits to be resolved, and whose it is. */
export type PendingAbility = {
  readonly seat: Seat;
  readonly ability: Ability;
  readonly source: AbilitySource;
};

export const END_REASONS = ['CHECK', 'PILE_EXHAUSTED', 'MAX_TURNS', 'RESIGNED'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type Event =
  /** What a peek showed, to the peeker alone; at the start and by ability. */
  | {
      readonly type: 'peeked';
      readonly only: Seat;
      readonly seat: Seat;
      readonly position: Position;
      readonly card: Card;
    }
  | { readonly type: 'peekConfirmed'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly final: boolean }
  /** From the deck, its card is known to the drawing seat only. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly from: 'deck' | 'discard'; readonly card: Card }
  /** From a slot that the drawn card replaced, or (slot null) the drawn card itself. The matching window opens. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly slot: Slot | null; readonly card: Card }
  /** A pass is private (docs/rules/check.md 6). */
  | { readonly type: 'passed'; readonly only: Seat; readonly seat: Seat }
  | { readonly type: 'matched'; readonly seat: Seat; readonly slot: Slot; readonly card: Card }
  /** The card stays unseen; it is known that its rank differs from the discarded card's. */
  | { readonly type: 'misfired'; readonly seat: Seat; readonly slot: Slot; readonly discarded: Card }
  | { readonly type: 'penalised'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'matchingClosed' }
  | ({ readonly type: 'abilityActive' } & PendingAbility)
  | ({ readonly type: 'fizzled' } & PendingAbility)
  /** Public: where somebody looked (docs/rules/check.md 14). */
  | { readonly type: 'looked'; readonly seat: Seat; readonly position: Position }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly positions: readonly [Position, Position] }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly what: 'peek' | 'swap' }
  /** Called, or by an empty hand. */
  | { readonly type: 'checkCalled'; readonly seat: Seat; readonly automatic: boolean }
  /** An empty hand after somebody else's check. */
  | { readonly type: 'locked'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly Card[]; readonly total: number }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly winners: readonly Seat[] };
