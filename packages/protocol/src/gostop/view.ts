import { KOREAN } from '@madang/engine/hwatu';
import { z } from 'zod';
import { Seat } from '../common/events.ts';
import { JsonValue } from '../json.ts';
import { Count } from '../parts.ts';

// The view of a position (docs/rules/gostop.md 36). Players are seats as texts: "0", "1", "2".

/** Month, kind, index in Korean months (docs/rules/gostop.md 1); bonus cards have no month. */
export const CardId = z.enum(KOREAN.ids);
/** "?" is a card whose face the viewer does not know. */
const SeenCard = z.enum([...KOREAN.ids, '?']);
const Cards = z.array(CardId);
const Player = z.string().regex(/^[0-2]$/);
const Month = z.int().min(1).max(12);

function byPlayer<T extends z.ZodType>(shape: T) {
  return z.record(Player, shape).describe('by player');
}

/** What the position waits for when it is not simply somebody's turn; `options` for the asked player only. */
export const RequiredFollowUpAction = z
  .strictObject({
    player: Player,
    type: z.enum([
      'DECLARE_PRESIDENT',
      'PLAY_HAND_CARD',
      'CHOOSE_CAPTURE_TARGET',
      'DRAW_FROM_PILE',
      'CHOOSE_GUKJIN',
      'SCORE_DECISION',
    ]),
    options: z.array(JsonValue).exactOptional(),
  })
  .nullable();

/** What a seat has called and done in this round; months are twelve bits. */
const Tally = z.strictObject({
  goCount: Count,
  lastGoBase: Count,
  lastGoTurn: Count,
  shaken: Count,
  shakes: Count,
  bombs: Count,
  tokens: Count,
  ttak: Count,
  ppuk: Count,
  jjob: Count,
  lastPpukTurn: Count,
  ppukOpen: z.boolean(),
  president: Count,
  holds: z.boolean(),
});

/** The running turn. */
const Turn = z.strictObject({
  stage: z.enum(['president', 'play', 'target', 'draw', 'flipTarget', 'gukjin', 'decision', 'finished']),
  asked: Seat,
  played: CardId.nullable(),
  matched: Count,
  /** What the played card took, until the flip is known. */
  taking: Cards,
  /** The card whose target has to be chosen. */
  waiting: CardId.nullable(),
  bonus: Cards,
  shaking: Month.nullable(),
  chain: Month.nullable(),
  isLastCard: z.boolean(),
  hasCaptured: z.boolean(),
  hasPpuk: z.boolean(),
  steals: z.int(),
  stolen: z.int(),
});

export const EndReason = z.enum([
  'STOPPED',
  'LAST_CARD',
  'EXHAUSTED',
  'PRESIDENT',
  'THREE_PPUK',
  'RESIGNED',
  'NAGARI',
  'NAGARI_TIE',
  'NAGARI_NO_SCORE',
  'NAGARI_GO_FAILED',
  'FIELD_PRESIDENT',
]);

export const View = z.strictObject({
  gameId: z.enum(['gostop', 'matgo']),
  rulesetVersion: z.string(),
  mode: z.enum(['gostop_3p', 'matgo_2p']),
  round: Count,
  phase: z.enum(['deal', 'president-choice', 'main_turn', 'score_decision', 'finished']),
  turnStage: z.enum(['play_hand', 'resolve_capture', 'draw_and_resolve', 'score_decision']),
  requiredFollowUpAction: RequiredFollowUpAction,
  actionCounter: Count,
  tableCards: Cards,
  drawPile: z.array(SeenCard),
  /** The cards a viewer knows first, then the "?". */
  hands: byPlayer(z.array(SeenCard)),
  captured: byPlayer(Cards),
  scores: byPlayer(z.int()),
  goCount: byPlayer(Count),
  lastCapturerId: Player.nullable(),
  stackEvents: z.array(
    z.strictObject({
      type: z.enum(['shake', 'bomb', 'kung', 'ppuk', 'steal']),
      player: Player,
      month: Month.exactOptional(),
      card: CardId.exactOptional(),
      from: Player.exactOptional(),
    }),
  ),
  /** Whose turn it is. */
  player: Player,
  turnNo: Count,
  starter: Player,
  multiplier: Count,
  /** Over the whole match so far: points or gold. */
  totals: byPlayer(z.int()),
  gukjin: z.enum(['open', 'yeol', 'ssangpi']),
  /** Cards in hands that everybody has seen. */
  shown: Cards,
  ppukPiles: z.array(z.strictObject({ month: Month, player: Player })),
  heldBonus: z.array(z.strictObject({ card: CardId, for: z.int() })),
  tallies: z.array(Tally),
  turn: Turn,
  ppukGold: z.array(z.strictObject({ seat: Seat, why: z.enum(['first_ppuk', 'next_ppuk']) })),
  ending: z.strictObject({ reason: EndReason, winner: Seat.nullable(), resigned: Seat.nullable() }).nullable(),
  /** How many seats, from the starter, are known to hold a president or none. */
  presidentsKnown: Count,
});
