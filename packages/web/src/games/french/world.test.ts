import { type AnyGame, type AnyState, FastRandom, isRefusal, Match } from '@madang/engine';
import { check } from '@madang/engine/check';
import { tysiac } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { worldOf as checkWorld } from '../check/world.ts';
import { worldOf as tysiacWorld } from '../tysiac/world.ts';

type Imagine = (view: unknown, rules: object) => AnyState;

const GAMES: readonly (readonly [string, AnyGame, object, Imagine])[] = [
  ['tysiac', tysiac as unknown as AnyGame, { maxHands: 2 }, tysiacWorld as unknown as Imagine],
  ['check', check as unknown as AnyGame, { maxTurns: 30 }, checkWorld as unknown as Imagine],
];

describe.each(GAMES)('%s', (_, game, options, worldOf) => {
  it.each(game.seats)(
    '%i players: from what a seat sees, a position is imagined that looks the same to it',
    (seats) => {
      const rules = game.configure(options);
      const random = new FastRandom(seats, 11);
      const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + seats) % 256);
      let { match } = Match.start(game, { rules, seats, seed, inputs: {} });
      let positions = 0;
      while (match.result === null) {
        const { state, actors } = match;
        for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), 'table'] as const) {
          const view = JSON.parse(JSON.stringify(state.snapshot(viewer)));
          const world = worldOf(view, rules);
          expect(JSON.parse(JSON.stringify(world.snapshot(viewer)))).toEqual(view);
          expect(game.actors(world).filter((seat) => seat === viewer)).toEqual(
            actors.filter((seat) => seat === viewer),
          );
        }
        positions++;
        const seat = actors[random.below(actors.length)];
        const legal = game.legal(state, seat);
        const turned = match.act(seat, legal[random.below(legal.length)]);
        if (isRefusal(turned)) throw new Error('a legal action was refused');
        match = turned.match;
      }
      expect(positions).toBeGreaterThan(10);
    },
  );
});
