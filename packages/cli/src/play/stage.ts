import type { Action } from '@madang/engine';
import type { Scene } from './screen.ts';

export type Going = 'on' | 'leave';

/** Where a match is shown to a person, and where the person answers: the whole terminal, or line after line. */
export interface Stage {
  /** Shows what happened; comes back when there was time to see it. */
  show(scene: Scene): Promise<Going>;
  /** One of the scene's choices, a resignation, or leaving. */
  ask(scene: Scene): Promise<Action | 'leave'>;
  /** A round or the match is over: these lines, until the person goes on. */
  report(scene: Scene, lines: readonly string[]): Promise<Going>;
}
