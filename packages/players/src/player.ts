import type { Action, AnyState, Event, Random, Seat, State } from '@madang/engine';

/** What a player is given to decide on. */
export interface Turn<S extends State<S>, A extends Action, E extends Event> {
  /**
   * The position, determinized for this seat when it is first looked at: a player may view it, list, step and clone it
   * at full speed, and whatever it reads of hidden cards is a guess. The true state is never given to a player.
   */
  readonly world: S;
  readonly seat: Seat;
  /** What the seat may do, which hides nothing. */
  readonly legal: readonly A[];
  /** What this seat was told so far in this round. */
  readonly history: readonly E[];
  readonly random: Random;
  /** How many iterations a searching player may spend: a game played with iterations can be repeated exactly. */
  readonly budget: number;
}

/** Chooses an action whenever it is its seat's turn. */
export interface Player<S extends State<S>, A extends Action, E extends Event> {
  readonly name: string;
  /** It does not look at its history, so that a simulation need not keep one. */
  readonly ignoresHistory?: boolean;
  choose(turn: Turn<S, A, E>): A;
}

/** A player of any game. */
export type AnyPlayer = Player<AnyState, Action, Event>;

/** Plays any legal action, each as likely as another. */
export const randomPlayer: AnyPlayer = {
  name: 'random',
  ignoresHistory: true,
  choose: ({ legal, random }) => legal[random.below(legal.length)],
};
