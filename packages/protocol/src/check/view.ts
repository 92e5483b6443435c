import { CARD_IDS, RANKS } from '@madang/engine/check';
import { z } from 'zod';
import { Seat } from '../common/events.ts';
import { Count } from '../parts.ts';

/** Rank and suit: "10♦". */
export const CardId = z.enum(CARD_IDS);
/** "?" is a card whose face the viewer does not know. */
export const SeenCard = z.enum([...CARD_IDS, '?']);

const where = 'must be a whole number from 0';
/** A slot of somebody's hand. */
export const Position = z.strictObject(
  { seat: z.int(where).nonnegative(where), slot: z.int(where).nonnegative(where) },
  'must be { seat, slot }',
);
export type Position = z.infer<typeof Position>;
const Ability = z.enum(['J', 'Q', 'K']);
const AbilitySource = z.enum(['discard', 'stack', 'stackSecondOfPair']);
export const PendingAbility = { seat: Seat, ability: Ability, source: AbilitySource };
export const EndReason = z.enum(['CHECK', 'PILE_EXHAUSTED', 'MAX_TURNS', 'RESIGNED']);

const MatchingOpportunity = z.strictObject({
  card: CardId,
  discarder: Seat,
  mayMatch: z.array(Seat),
  attempted: z.array(Seat),
  /** The viewer itself, or nobody: a pass is private. */
  passed: z.array(Seat).max(1),
});

const PlayerState = z.strictObject({
  /** Slot by slot; null where there is no card. */
  hand: z.array(SeenCard.nullable()),
  /** Who has seen the card in each slot; "table" is everybody. */
  knownTo: z.array(z.array(z.union([Seat, z.literal('table')]))),
  /** The ranks that failed matches have ruled out for it. */
  ruledOut: z.array(z.array(z.enum(RANKS))),
  hasConfirmedPeek: z.boolean(),
  isLocked: z.boolean(),
  hasCalledCheck: z.boolean(),
  pendingSpecialAbility: z.strictObject({ ability: Ability, source: AbilitySource }).nullable(),
});

/** What a seat may know of a round; its phases and stages are those of docs/rules/check.md 21. */
export const View = z.strictObject({
  round: Count,
  starter: Seat,
  scores: z.array(z.int()),
  phase: z.enum(['initialPeekPhase', 'playPhase', 'finalTurnsPhase', 'scoringPhase']),
  stage: z.enum([
    'initialPeek',
    'draw',
    'discard',
    'matchingStage',
    'abilityResolutionStage',
    'turnEnd',
    'reshuffle',
    'scoringPhase',
  ]),
  currentPlayer: Seat,
  turns: Count,
  /** From the top. */
  drawPile: z.array(SeenCard),
  /** From the bottom. */
  discardPile: z.array(CardId),
  discardPileIsSealed: z.boolean(),
  /** Of the discard pile, those that can never be drawn again. */
  matchedCards: z.array(CardId),
  /** What each reshuffle put into the draw pile. */
  reshuffled: z.array(z.array(CardId)),
  drawnCard: z.strictObject({ card: SeenCard, from: z.enum(['deck', 'discard']) }).nullable(),
  matchingOpportunityInfo: MatchingOpportunity.nullable(),
  /** Resolved from the last to the first. */
  pendingAbilities: z.array(z.strictObject(PendingAbility)),
  abilityStep: z.strictObject({ step: z.enum(['peek', 'swap']), peeked: z.array(Position) }).nullable(),
  lastResolvedAbilitySource: AbilitySource.nullable(),
  playerWhoCalledCheck: Seat.nullable(),
  finalTurns: z.array(Seat),
  finalTurnsTaken: Count,
  /** By seat. */
  players: z.array(PlayerState),
  ending: EndReason.nullable(),
  resigned: Seat.nullable(),
  roundWinner: z.array(Seat).nullable(),
});
