import type { Action, Seat } from '@madang/engine';
import type { Scene } from './screen.ts';

export type Going = 'on' | 'leave';

/** What somebody does. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Where a match is shown to people, and where they answer: the whole terminal, or line after line. */
export interface PlayerInterface {
  /** Shows what happened; comes back when there was time to see it. */
  show(scene: Scene): Promise<Going>;
  /** One of the scene's choices, a resignation, or leaving. */
  ask(scene: Scene): Promise<Action | 'leave'>;
  /** A round or the match is over: these lines, until the person goes on. */
  report(scene: Scene, lines: readonly string[]): Promise<Going>;
  /** How several people share it; null where they cannot. */
  readonly sharing: Sharing | null;
}

/** Several people at one keyboard and one screen. */
export interface Sharing {
  /** Whether those who share the terminal must look away from this scene. */
  isPrivate(scene: Scene): boolean;
  /** The others look away while this one takes the keyboard. */
  handOver(scene: Scene): Promise<Going>;
  /** Several people may act at once, and the first counts: who did what, or null where they are to be asked in turn. */
  race(shared: Scene, contenders: readonly Scene[]): Promise<readonly Move[] | 'leave' | null>;
}
