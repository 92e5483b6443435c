import {
  type AnyGame,
  type AnyTurned,
  FastRandom,
  isRefusal,
  Match,
  type MatchSetup,
  type Random,
  seedFrom,
} from '@madang/engine';
import { type AnyPlayer, decide, Histories } from '@madang/players';

/** A player's own generator: it follows from the seed, the game's number and the seat, and has nothing of the deck's. */
export function playerRandom(seed: string, game: number, seat: number): FastRandom {
  const [a, b, c, d] = seedFrom(`players/${seed}`);
  return new FastRandom((a << 24) | (b << 16) | (c << 8) | d, game, seat);
}

/** A match between players, turn by turn. Of several seats that may act, the first in the game's order does. */
export function* playOut(
  game: AnyGame,
  setup: MatchSetup<object>,
  table: readonly AnyPlayer[],
  generators: readonly Random[],
  budget: number,
): Generator<AnyTurned, void, undefined> {
  const histories = new Histories(game, setup.seats);
  let turned: AnyTurned = Match.start(game, setup);
  for (;;) {
    yield turned;
    histories.follow(turned.happenings);
    const { match } = turned;
    if (match.result) return;
    const [seat] = match.actors;
    const action = decide(game, table[seat], match.state, seat, histories.of(seat), generators[seat], budget);
    const next = match.act(seat, action);
    if (isRefusal(next))
      throw new Error(`${game.id}: ${table[seat].name} played what may not be played (${next.code})`);
    turned = next;
  }
}
