import { JAPANESE } from '@madang/engine/hwatu';
import { z } from 'zod';
import { Count, PlayerId } from '../parts.ts';
import { CardDestinationType, FlowStateType, ViewingYakuType, YakuType } from './constants.ts';

// What Koi-Koi's events are made of. Objects are strict: an event has these fields and no other.

/** Month, kind, index (docs/protocol.md 2). */
export const CardId = z.enum(JAPANESE.ids);
export const Cards = z.array(CardId);

export const Player = z.strictObject({ id: PlayerId, name: z.string() });
export type Player = z.infer<typeof Player>;

/** Three are always there; the others only where they differ from the default (docs/protocol.md 15). */
export const Ruleset = z.strictObject({
  total_rounds: Count,
  koi_koi_multiplier: Count,
  seven_point_double: z.boolean(),
  ruleset: z.string().optional(),
  each_call_adds: z.boolean().optional(),
  gokou: Count.optional(),
  shikou: Count.optional(),
  ameshikou: Count.optional(),
  sankou: Count.optional(),
  viewing_yaku: Count.optional(),
  viewing_yaku_alone: Count.optional(),
  cup_counts_as_kasu: z.boolean().optional(),
  exhausted_after_koi: z.boolean().optional(),
  dealer_privilege: Count.optional(),
  dealer_privilege_after_koi: z.boolean().optional(),
  draw_dealer: z.enum(['keep', 'alternate']).optional(),
});
export type Ruleset = z.infer<typeof Ruleset>;

/** Whom the table waits for, and for what. */
export const NextState = z.strictObject({ type: z.enum(FlowStateType), active_player: PlayerId });
export type NextState = z.infer<typeof NextState>;

/** One's own hand by its cards, another's by their number. */
export const Hand = z.union([
  z.strictObject({ player_id: PlayerId, cards: Cards }),
  z.strictObject({ player_id: PlayerId, count: Count }),
]);
export type Hand = z.infer<typeof Hand>;

export const CardDestination = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(CardDestinationType.FIELD) }),
  z.strictObject({ type: z.literal(CardDestinationType.DEPOSITORY), player_id: PlayerId }),
]);
export type CardDestination = z.infer<typeof CardDestination>;

/** `captured` are the field cards only, not the card itself. */
export const HandPlay = z.strictObject({ played: CardId, captured: Cards, to: CardDestination });
export type HandPlay = z.infer<typeof HandPlay>;

export const DeckFlip = z.strictObject({
  flipped: CardId,
  captured: Cards,
  to: CardDestination,
  deck_remaining: Count,
});
export type DeckFlip = z.infer<typeof DeckFlip>;

/** A flipped card that matches two. */
export const Selection = z.strictObject({ source: CardId, options: Cards.length(2) });
export type Selection = z.infer<typeof Selection>;

export const SelectedCapture = z.strictObject({ source: CardId, captured: Cards.length(1), to: CardDestination });
export type SelectedCapture = z.infer<typeof SelectedCapture>;

export const Yaku = z.strictObject({
  type: z.enum({ ...YakuType, ...ViewingYakuType }),
  base_points: Count,
});
export type Yaku = z.infer<typeof Yaku>;

/** What is new or has grown, each with its full value; `total_base` is all that the player has. */
export const YakuUpdate = z.strictObject({ new: z.array(Yaku), total_base: Count });
export type YakuUpdate = z.infer<typeof YakuUpdate>;

/** They multiply. `koi_calls` stands for `opponent_koi` at tables where each call adds to the factor. */
export const Multipliers = z.strictObject({ seven_plus: Count, opponent_koi: Count, koi_calls: Count.optional() });
export type Multipliers = z.infer<typeof Multipliers>;

export const ScoreChange = z.strictObject({ player_id: PlayerId, change: z.int() });
export type ScoreChange = z.infer<typeof ScoreChange>;

/** `multiplier` is what the player's calls so far would cost it. */
export const KoiStatus = z.strictObject({ player_id: PlayerId, multiplier: Count, called_count: Count });
export type KoiStatus = z.infer<typeof KoiStatus>;
