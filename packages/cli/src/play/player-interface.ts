import type { Action, Seat } from '@madang/engine';
import type { Scene } from './screen.ts';

export type Going = 'on' | 'leave';

/** A seat and its action. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Shows a match to people and asks them for actions: on the whole terminal, or in lines. */
export interface PlayerInterface {
  /** Shows what happened and waits long enough to see it. */
  show(scene: Scene): Promise<Going>;
  /** One of the scene's choices, a resignation, or leaving. `hint` gives the sentence of a hint. */
  ask(scene: Scene, hint: () => Promise<string>): Promise<Action | 'leave'>;
  /** Shows that a player thinks until the work is done. A person may leave meanwhile. */
  meanwhile<T>(scene: Scene, work: Promise<T>): Promise<T | 'leave'>;
  /** Shows the result of a round or match until the person continues. */
  report(scene: Scene, lines: readonly string[]): Promise<Going>;
  /** How several people share it; null if they cannot. */
  readonly sharing: Sharing | null;
}

/** Several people at one keyboard and screen. */
export interface Sharing {
  /** Whether the other people must look away from this scene. */
  isPrivate(scene: Scene): boolean;
  /** Passes the keyboard to this person; the others look away. */
  handOver(scene: Scene): Promise<Going>;
  /** Lets several people act at once; the first one counts. Null if they are to be asked in turn. */
  race(shared: Scene, contenders: readonly Scene[]): Promise<readonly Move[] | 'leave' | null>;
}
