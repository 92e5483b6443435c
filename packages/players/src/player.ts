import type { Action, AnyState, Event, Random, Seat, State, Worlds } from '@madang/engine';

/** The input of a player's decision. */
export interface Turn<S extends State<S>, A extends Action, E extends Event> {
  /**
   * The position, determinized for this seat on first use. A player may list its actions, step and clone it at full
   * speed; its hidden cards are a guess. A player never gets the true state.
   */
  readonly world: S;
  /** Further positions like `world`: searches draw many. */
  readonly worlds: Pick<Worlds<S>, 'draw'>;
  readonly seat: Seat;
  /** The legal actions of the seat. */
  readonly legal: readonly A[];
  /** The events that this seat got so far in this round. */
  readonly history: readonly E[];
  readonly random: Random;
  /** How many iterations a searching player may use. Unlike time, iterations can be repeated exactly. */
  readonly budget: number;
}

/** Chooses an action whenever it is its seat's turn. */
export interface Player<S extends State<S>, A extends Action, E extends Event> {
  readonly name: string;
  /** It does not use its history, so a simulation need not keep one. */
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
