import { z } from 'zod';
import {
  type ClientAcknowledge,
  command,
  type GameRequestJoin,
  type GameResign,
  type SpectatorRequestJoin,
} from '../commands.ts';
import { CommandType, DecisionType } from './constants.ts';

// Their names and fields are fixed (docs/protocol.md 1).

const card = z.string('must be a card id');

export const TurnPlayHandCard = command(CommandType.TURN_PLAY_HAND_CARD, {
  card,
  target: z.string('must be a card id or null').nullable(),
});
export type TurnPlayHandCard = z.infer<typeof TurnPlayHandCard>;

export const TurnSelectTarget = command(CommandType.TURN_SELECT_TARGET, { source: card, target: card });
export type TurnSelectTarget = z.infer<typeof TurnSelectTarget>;

export const RoundMakeDecision = command(CommandType.ROUND_MAKE_DECISION, {
  decision: z.enum(DecisionType, 'must be KOI_KOI or END_ROUND'),
});
export type RoundMakeDecision = z.infer<typeof RoundMakeDecision>;

/** The commands that act in the match. */
export type TurnCommand = TurnPlayHandCard | TurnSelectTarget | RoundMakeDecision | GameResign;
export type Command = GameRequestJoin | SpectatorRequestJoin | ClientAcknowledge | TurnCommand;
