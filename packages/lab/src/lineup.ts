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
import { type AnyPlayer, decide, Histories, randomPlayer } from '@madang/players';

/** The players of a match, by seat. */
interface Lineup {
  readonly game: AnyGame;
  readonly players: readonly AnyPlayer[];
  /** One for each seat. */
  readonly generators: readonly FastRandom[];
  /** Iterations that a player that searches may spend on a move. */
  readonly budget: number;
}

/** A player's generator follows from the seed, the match's number and the seat. It is independent of the deck's. */
export function playerRandom(seed: string, match: number, seat: number): FastRandom {
  return new FastRandom(playersWord(seed), match, seat);
}

/** The same for a generator that is used again. */
export function reseed(generators: readonly FastRandom[], seed: string, match: number): void {
  const word = playersWord(seed);
  for (let seat = 0; seat < generators.length; seat++) generators[seat].reseed(word, match, seat);
}

/** All matches of a simulation have the same seed. */
const last = { seed: '', word: 0 };

function playersWord(seed: string): number {
  if (last.word === 0 || last.seed !== seed) {
    const [a, b, c, d] = seedFrom(`players/${seed}`);
    last.seed = seed;
    last.word = (a << 24) | (b << 16) | (c << 8) | d;
  }
  return last.word;
}

type Choose = (state: AnyState, seat: Seat) => Action;
type Observer = NonNullable<Parameters<typeof playInPlace>[3]>;

/** Plays a match of this lineup. */
export type PlayMatch = (setup: MatchSetup<object>, observer: Observer) => Carry;

/** For many matches of the same lineup: what chooses for random players is made once, so that the compiler knows it. */
export function playerOfMatches(lineup: Lineup): PlayMatch {
  if (!lineup.players.every((player) => player === randomPlayer))
    return (setup, observer) => playLineup(lineup, setup, observer);
  const { game } = lineup;
  const choose = randomly(lineup);
  return (setup, observer) => playInPlace(game, setup, choose, observer);
}

/** Plays a match in place. If several seats may act, the first one in the game's order acts. */
export function playLineup(lineup: Lineup, setup: MatchSetup<object>, observer: Observer): Carry {
  const { game, players, generators, budget } = lineup;
  if (players.every((player) => player === randomPlayer)) return playInPlace(game, setup, randomly(lineup), observer);
  const histories = new Histories(game, setup.seats);
  const choose: Choose = (state, seat) =>
    decide(players[seat], { game, state, seat, history: histories.of(seat), random: generators[seat], budget });
  if (players.every((player) => player.ignoresHistory)) return playInPlace(game, setup, choose, observer);
  let before: AnyState | null = null;
  const chooseAndKeep: Choose = (state, seat) => {
    before = state.clone();
    return choose(state, seat);
  };
  return playInPlace(game, setup, chooseAndKeep, {
    ...observer,
    event: (event) => {
      observer.event?.(event);
      histories.hear(event);
    },
    acted: (seat, action, state) => {
      histories.tell({ seat, action, before: before ?? state }, state);
      observer.acted?.(seat, action, state);
    },
    ended: (outcome, state) => {
      histories.forget();
      observer.ended?.(outcome, state);
    },
  });
}

/** The choices of the random player. It sees nothing but its legal actions, so it needs no `Turn`, which takes time to make. */
function randomly({ game, generators }: Lineup): Choose {
  return (state, seat) => {
    const legal = game.legal(state, seat);
    return legal[generators[seat].below(legal.length)];
  };
}
