import type { Action } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import type { Decision, Expected } from '@madang/lab/review';
import { type PackedMatch, unpacked } from '@madang/protocol/links';
import type { Written } from '../play/told.ts';
import { gameOf, type ReplayedMatch, replayedMatch } from '../replay/replayed-match.ts';
import type { Unit } from '../review/messages.ts';
import { type Move, movesOf } from '../review/moves.ts';

/** A position in which the reader is to find the best action, from what its seat knew. */
export interface PositionTask {
  readonly replayed: ReplayedMatch;
  /** What was found of the actions; `chosen` is what somebody played there. */
  readonly decision: Decision;
  readonly move: Move;
  readonly unit: Unit;
}

/** A decision of a replayed match. */
export function taskOf(replayed: ReplayedMatch, decision: Decision, unit: Unit): PositionTask {
  const move = movesOf(replayed.plies).get(decision.n) ?? lastOf(replayed, decision);
  return { replayed, decision, move, unit };
}

/** A decision after the last action of a match. */
export function taskOfPacked(packed: PackedMatch, decision: Decision, unit: Unit): PositionTask {
  const source = { kind: 'kibo', kibo: unpacked(packed) } as const;
  return taskOf(replayedMatch(gameOf(source), source), decision, unit);
}

function lastOf({ game, plies }: ReplayedMatch, { seat, chosen }: Decision): Move {
  const ply = plies.length - 1;
  const before = plies[ply].match.state;
  const action = actionAt(game.legal(before, seat), chosen);
  if (!action) throw new Error('what was played there is not legal');
  return { ply, before, action };
}

function actionAt(legal: readonly Action[], index: number): Action | undefined {
  return legal.find((action) => action.index === index);
}

/** An action of the position as the table shows it. */
export function writtenIn({ replayed, decision, move }: PositionTask, index: number): Written | null {
  const action = actionAt(replayed.game.legal(move.before, decision.seat), index);
  return action ? (encodeCards(replayed.game, action) as Written) : null;
}

/** What the seat may do there, as the table shows it. */
export function legalIn({ replayed: { game }, decision, move }: PositionTask): readonly Written[] {
  return game.legal(move.before, decision.seat).map((action) => encodeCards(game, action) as Written);
}

/** How good an action is: the best, as good as that within the error, or worse, with what it costs if that is known. */
export type Answer =
  | { readonly kind: 'best' | 'good' }
  | { readonly kind: 'worse'; readonly found: (Expected & { readonly mark: NonNullable<Expected['mark']> }) | null };

/** An action is as good as the best unless a review would mark it. */
export function answerOf({ match, round }: Decision, action: number): Answer {
  const { actions, best } = match ?? round;
  if (action === best) return { kind: 'best' };
  const found = actions.find((each) => each.action === action);
  if (!found) return { kind: 'worse', found: null };
  const { mark } = found;
  return mark ? { kind: 'worse', found: { ...found, mark } } : { kind: 'good' };
}
