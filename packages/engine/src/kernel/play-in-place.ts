import {
  type Action,
  type AnyGame,
  type AnyState,
  type Carry,
  DEALER,
  type Event,
  type Outcome,
  type Seat,
} from './game.ts';
import { chanceOf, type MatchSetup, openingOf, packOf } from './match.ts';

/** Called while a match is played in place. The state changes afterwards: an observer must not keep it. */
export interface Observer {
  /** Which seat acts where several may; by default the first in the game's order. */
  choosesSeat?(actors: readonly Seat[]): Seat;
  dealt?(state: AnyState): void;
  event?(event: Event): void;
  acted?(seat: Seat, action: Action, state: AnyState): void;
  ended?(outcome: Outcome, state: AnyState): void;
  /** Whether to stop after this round, though the match is not over. */
  stopsAfter?(outcome: Outcome): boolean;
}

/** The same match that `Match` would play, without a copy at each action and without a record: for simulations. */
export function playInPlace(
  game: AnyGame,
  setup: MatchSetup<object>,
  choose: (state: AnyState, seat: Seat) => Action,
  observer: Observer = {},
): Carry {
  const { rules, seats } = setup;
  const emit = observer.event;
  let carry = openingOf(game, setup);
  let number = 1;
  for (let deals = 1; ; ) {
    const state = game.deal(packOf(game, setup, number, deals), { rules, seats, number, carry });
    observer.dealt?.(state);
    let outcome = game.outcome(state);
    for (let plies = 0; !outcome; plies++) {
      const actors = game.actors(state);
      const seat = actors.length > 1 && observer.choosesSeat ? observer.choosesSeat(actors) : (actors[0] ?? DEALER);
      const action = seat === DEALER ? chanceOf(game, state, setup, number, deals, plies) : choose(state, seat);
      game.step(state, seat, action, emit);
      observer.acted?.(seat, action, state);
      outcome = game.outcome(state);
    }
    observer.ended?.(outcome, state);
    carry = game.carry(state, outcome);
    if (carry.result || observer.stopsAfter?.(outcome)) return carry;
    deals = outcome.void ? deals + 1 : 1;
    if (!outcome.void) number++;
  }
}
