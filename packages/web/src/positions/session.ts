import type { Listener } from '../play/session.ts';
import type { Written } from '../play/told.ts';
import { ReplaySession } from '../replay/session.ts';
import { legalIn, type PositionTask } from './task.ts';

/** A table at which one action is asked for, again and again. Nothing is played. */
export class PositionSession extends ReplaySession {
  private readonly task: PositionTask;
  private readonly answered: (action: Written) => void;

  constructor(task: PositionTask, answered: (action: Written) => void) {
    const { replayed, move, decision } = task;
    super(replayed, { ply: move.ply, eyes: decision.seat }, () => undefined);
    this.task = task;
    this.answered = answered;
  }

  override open(listener: Listener): void {
    super.open(listener);
    this.ask();
  }

  override act(action: Written): void {
    this.answered(action);
    this.ask();
  }

  private ask(): void {
    const { move, decision } = this.task;
    this.lookAt(move.ply, decision.seat, legalIn(this.task));
  }
}
