import type { Action, AnyGame, AnyState, Event, Random, Seat, State } from '@madang/engine';

/** What a player is given to decide on. */
export interface Turn<S extends State<S>, E extends Event> {
  /**
   * The position, determinized for this seat: a player may view it, list, step and clone it at full speed, and whatever
   * it reads of hidden cards is a guess. The true state is never given to a player that looks.
   */
  readonly world: S;
  readonly seat: Seat;
  /** What this seat was told so far in this round. */
  readonly history: readonly E[];
  readonly random: Random;
  /** How many iterations a searching player may spend: a game played with iterations can be repeated exactly. */
  readonly budget: number;
}

export interface Player<S extends State<S>, A extends Action, E extends Event> {
  readonly name: string;
  /** It looks at nothing but its legal actions, which hide nothing: no world is drawn for it, it gets the state as it is. */
  readonly blind?: boolean;
  choose(turn: Turn<S, E>): A;
}

export type AnyPlayer = Player<AnyState, Action, Event>;

/** Plays any legal action, each as likely as another. */
export function randomPlayer(game: AnyGame): AnyPlayer {
  return {
    name: 'random',
    blind: true,
    choose: ({ world, seat, random }) => {
      const legal = game.legal(world, seat);
      return legal[random.below(legal.length)];
    },
  };
}
