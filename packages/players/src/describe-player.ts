import {
  type AnyGame,
  type AnyState,
  type AnyTurned,
  FastRandom,
  isRefusal,
  Match,
  seedFrom,
  Worlds,
} from '@madang/engine';
import { expect, it } from 'vitest';
import { decide } from './decide.ts';
import { Histories, type History } from './histories.ts';
import type { AnyPlayer } from './player.ts';

interface PlayerTrial {
  readonly game: AnyGame;
  readonly rules?: object;
  readonly seats?: number;
  readonly matches?: number;
  readonly budget?: number;
}

/** Tests a player: its actions are legal and repeatable, and do not depend on cards that its seat cannot know. */
export function describePlayer(player: AnyPlayer, trial: PlayerTrial): void {
  const { game, matches = 3, budget = 50 } = trial;
  const { seats = game.seats[0], rules = game.configure() } = trial;

  it(`${player.name} plays legal actions and cannot see hidden cards (${game.id}, ${seats} players)`, () => {
    for (let number = 0; number < matches; number++) {
      const judge = new FastRandom(number, 5);
      let turned: AnyTurned = Match.start(game, { rules, seats, seed: seedFrom(`${player.name}/${number}`) });
      const histories = new Histories(game, seats);
      while (!turned.match.result) {
        histories.follow(turned.happenings);
        const { match } = turned;
        const seat = match.actors[judge.below(match.actors.length)];
        const seed = judge.next();
        const history = histories.of(seat);
        const choose = (state: AnyState, remembered: History) =>
          decide(player, { game, state, seat, history: remembered, random: new FastRandom(seed), budget });
        const action = choose(match.state, history);
        expect(game.legal(match.state, seat)).toContain(action);
        // The same view and past with other hidden cards: the player must choose the same action.
        const worlds = new Worlds(match.state, seat);
        const alike = worlds.draw(judge);
        const acts = history.acts.map((act) => ({ ...act, before: worlds.earlier(act.before) }));
        expect(choose(alike, { ...history, acts })).toBe(action);
        const next = match.act(seat, action);
        if (isRefusal(next)) throw new Error(next.code);
        turned = next;
      }
    }
  });
}
