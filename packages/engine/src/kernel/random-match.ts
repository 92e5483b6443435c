import type { Action, AnyGame, AnyState, Carry, Event, Seat } from './game.ts';
import { type Happening, Match, type MatchSetup, type Turned } from './match.ts';
import type { Random } from './random.ts';
import { isRefusal } from './refusal.ts';

/** A match of any game. */
export type AnyMatch = Match<AnyState, Action, Event, object, Carry>;
/** What `Match.start` and `act` return, for any game. */
export type AnyTurned = Turned<AnyState, Action, Event, object, Carry>;
/** One thing that happened in a match of any game. */
export type AnyHappening = Happening<AnyState, Action, Event, object, Carry>;

/** What a seat plays, from the true state: for tests and for players that ignore hidden cards. */
export type Choose = (state: AnyState, seat: Seat, random: Random) => Action;

/** Any legal action, each as likely as another. */
export function anyLegal(game: AnyGame): Choose {
  return (state, seat, random) => {
    const legal = game.legal(state, seat);
    return legal[random.below(legal.length)];
  };
}

/** A whole match, turn by turn. Where several seats may act, one is drawn. */
export function* playMatch(
  game: AnyGame,
  setup: MatchSetup<object>,
  random: Random,
  choose: Choose = anyLegal(game),
): Generator<AnyTurned, AnyMatch, undefined> {
  let turned: AnyTurned = Match.start(game, setup);
  yield turned;
  while (!turned.match.result) {
    const { actors, state } = turned.match;
    const seat = actors[random.below(actors.length)];
    const next = turned.match.act(seat, choose(state, seat, random));
    if (isRefusal(next)) throw new Error(`${game.id}: a legal action was refused: ${JSON.stringify(next)}`);
    turned = next;
    yield turned;
  }
  return turned.match;
}
