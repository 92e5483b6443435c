import { isRefusal, RESIGN, type Refusal, type Seat, type Viewer } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import { type Action, KOIKOI, koikoi, type Phase, type Round, STOP } from '@madang/engine/koikoi';
import { CommandType, DecisionType, ErrorCode, ExtensionCommandType, type TurnCommand } from '@madang/protocol/koikoi';
import { type TurnErrorBody, turnError } from './errors.ts';
import { idOf } from './words.ts';

/** The action that a command means, or why it is refused. No message reveals what its reader may not know. */
export function interpret(round: Round, viewer: Viewer, command: TurnCommand): Action | TurnErrorBody {
  // A match deals its next round at once, so a round that is over is the last.
  if (round.phase === 'ended') return turnError(ErrorCode.INVALID_STATE, 'The match is over', false);
  const field = fieldWithoutCard(command);
  if (field) return turnError(ErrorCode.INVALID_CARD, `"${field}" is no card of the deck`);
  if (viewer === 'table') return turnError(ErrorCode.WRONG_PLAYER, 'A spectator has no turn', false);
  const action = meaning(round, viewer, command);
  if (isRefusal(action)) return worded(action, round.phase);
  const refusal = koikoi.refuse(round, viewer, action) ?? refuseSource(round, command);
  return refusal ? worded(refusal, round.phase) : action;
}

/** An id that is not in the deck is INVALID_CARD, whoever's turn it is. */
function fieldWithoutCard(command: TurnCommand): string | undefined {
  return ['card', 'source', 'target'].find((field) => {
    const id = (command as Readonly<Record<string, unknown>>)[field];
    return typeof id === 'string' && JAPANESE.find(id) === undefined;
  });
}

function meaning(round: Round, seat: Seat, command: TurnCommand): Action | Refusal {
  switch (command.command) {
    case CommandType.TURN_PLAY_HAND_CARD:
      return koikoi.read(round, seat, { type: 'play', card: command.card, target: command.target });
    case CommandType.TURN_SELECT_TARGET:
      return koikoi.read(round, seat, { type: 'select', target: command.target });
    case CommandType.ROUND_MAKE_DECISION:
      return command.decision === DecisionType.KOI_KOI ? KOIKOI : STOP;
    case ExtensionCommandType.GAME_RESIGN:
      return RESIGN;
  }
}

/** The rules know which card was flipped; on the wire the client names it too. */
function refuseSource(round: Round, command: TurnCommand): Refusal | null {
  if (command.command !== CommandType.TURN_SELECT_TARGET || command.source === idOf(round.flipped)) return null;
  return { code: ErrorCode.INVALID_SELECTION, source: command.source };
}

const AWAITED: Readonly<Record<Phase, string>> = {
  hand: CommandType.TURN_PLAY_HAND_CARD,
  selection: CommandType.TURN_SELECT_TARGET,
  decision: CommandType.ROUND_MAKE_DECISION,
  ended: 'nothing',
};

function worded(refusal: Refusal, phase: Phase): TurnErrorBody {
  switch (refusal.code) {
    case ErrorCode.WRONG_PLAYER:
      return turnError(refusal.code, "It is the opponent's turn");
    case ErrorCode.INVALID_STATE:
      return turnError(refusal.code, `The table awaits ${AWAITED[phase]}`);
    case ErrorCode.INVALID_CARD:
      return turnError(refusal.code, `Card ${refusal.card} not in player's hand`);
    case ErrorCode.INVALID_TARGET:
      return turnError(
        refusal.code,
        refusal.target === null
          ? 'Two field cards match: target must name one'
          : `Target ${refusal.target} cannot be taken`,
      );
    case ErrorCode.INVALID_SELECTION:
      return turnError(
        refusal.code,
        'source' in refusal
          ? `Card ${refusal.source} was not flipped`
          : `Target ${refusal.target} is not among the options`,
      );
    default:
      throw new Error(`no message for the refusal ${refusal.code}`);
  }
}
