import type { Action, AnyState, Event, Explanations, Random, Seat, State } from '@madang/engine';
import { anyOf } from './chance.ts';
import type { SearchPlan } from './strong/plan.ts';

/** Draws positions that the seat cannot tell from the true one. */
export interface WorldSource<S> {
  draw(random: Random): S;
}

/** The worlds of a turn. */
export interface TurnWorlds<S extends State<S>, A extends Action> extends WorldSource<S> {
  /** Draws worlds more often that explain better what others did, from a pool of so many. */
  weighted(explanations: Explanations<S, A>, pool: number): WeightedSource<S>;
}

/** Worlds in which the others play in some style. */
export interface WeightedSource<S> extends WorldSource<S> {
  /** The style that a seat has in the world that was drawn last; undefined for one that has not acted. */
  styleOf(seat: Seat): number | undefined;
}

/** Something that a seat did in this round, as another seat remembers it. */
export interface PastTurn<S extends State<S>, A extends Action> {
  readonly seat: Seat;
  readonly action: A;
  /** The position before it. Its hidden cards are a guess, the same for the whole past. */
  readonly before: S;
}

/** The input of a player's decision. */
export interface Turn<S extends State<S>, A extends Action, E extends Event> {
  /**
   * The position, determinized for this seat on first use. A player may list its actions, step and clone it at full
   * speed; its hidden cards are a guess. A player never gets the true state.
   */
  readonly world: S;
  /** Further positions like `world`: searches draw many. */
  readonly worlds: TurnWorlds<S, A>;
  readonly seat: Seat;
  /** The legal actions of the seat. */
  readonly legal: readonly A[];
  /** The events that this seat got so far in this round. */
  readonly history: readonly E[];
  /** What all seats did in this round, as far as this seat knows it, since cards last moved out of its sight. */
  readonly past: readonly PastTurn<S, A>[];
  readonly random: Random;
  /** How many iterations a searching player may use. Unlike time, iterations can be repeated exactly. */
  readonly budget: number;
  /** Whether the time is up: a search then ends early. Without it, a search ends by its iterations alone. */
  outOfTime?(): boolean;
}

/** An action that a player has considered. */
export interface Considered<A extends Action> {
  readonly action: A;
  /** The expected lead over the mean of the others in this round, in points; or the chance to win the match. */
  readonly value: number;
  readonly of: 'round' | 'match';
  /** The standard error of `value`. */
  readonly error: number;
}

/** What a player plays by beside its code, so that its results can be told from those of another one of the same name. */
export interface Make extends Partial<SearchPlan> {
  /** The name of its network. */
  readonly network?: string;
  readonly iterations?: number;
}

/** Chooses an action whenever it is its seat's turn. */
export interface Player<S extends State<S>, A extends Action, E extends Event> {
  readonly name: string;
  /** It uses neither history nor past, so a simulation need not keep them. */
  readonly ignoresHistory?: boolean;
  /** Rollouts for each choice, where that is always the same number. */
  readonly iterations?: number;
  /** Absent: its code is all. */
  readonly make?: Make;
  choose(turn: Turn<S, A, E>): A;
  /** What it expects of its actions, the one that it would choose first; only of those that it looked at closely. */
  consider?(turn: Turn<S, A, E>): readonly Considered<A>[];
}

/** A player of any game. */
export type AnyPlayer = Player<AnyState, Action, Event>;
export type AnyTurn = Turn<AnyState, Action, Event>;

/** Plays any legal action, each as likely as another. */
export const randomPlayer: AnyPlayer = {
  name: 'random',
  ignoresHistory: true,
  choose: ({ legal, random }) => anyOf(legal, random),
};
