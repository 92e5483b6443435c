import {
  type Action,
  type AnyGame,
  type AnyState,
  type Carry,
  FastRandom,
  type MatchSetup,
  playInPlace,
  type Seat,
  seedFrom,
} from '@madang/engine';
import { type AnyPlayer, decide, Histories } from '@madang/players';

/** The players of a match, by seat. */
interface Lineup {
  readonly game: AnyGame;
  readonly players: readonly AnyPlayer[];
  /** One for each seat. */
  readonly generators: readonly FastRandom[];
  /** Iterations that a player that searches may spend on a move. */
  readonly budget: number;
}

/** A player's generator follows from the seed, the game's number and the seat. It is independent of the deck's. */
export function playerRandom(seed: string, game: number, seat: number): FastRandom {
  const [a, b, c, d] = seedFrom(`players/${seed}`);
  return new FastRandom((a << 24) | (b << 16) | (c << 8) | d, game, seat);
}

type Observer = NonNullable<Parameters<typeof playInPlace>[3]>;

/** Plays a match in place. If several seats may act, the first one in the game's order acts. */
export function playLineup(lineup: Lineup, setup: MatchSetup<object>, observer: Observer): Carry {
  const { game, players, generators, budget } = lineup;
  const histories = new Histories(game, setup.seats);
  const choose = (state: AnyState, seat: Seat): Action =>
    decide(game, players[seat], state, seat, histories.of(seat), generators[seat], budget);
  if (players.every((player) => player.ignoresHistory)) return playInPlace(game, setup, choose, observer);
  return playInPlace(game, setup, choose, {
    ...observer,
    event: (event) => {
      observer.event?.(event);
      histories.hear(event);
    },
    acted: (seat, action, state) => {
      histories.tell(state);
      observer.acted?.(seat, action, state);
    },
    ended: (outcome, state) => {
      histories.forget();
      observer.ended?.(outcome, state);
    },
  });
}
