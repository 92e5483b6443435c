import { type AnyGame, determinize, FastRandom, findGame, playInPlace, seedFrom } from '@madang/engine';
import { expect, it } from 'vitest';
import { SparseRows } from '../kernels/index.ts';
import { slots as koikoi } from '../koikoi/slots.ts';
import type { AnySlots } from './slots.ts';

const ALL: readonly (readonly [string, AnySlots])[] = [['koikoi', koikoi as AnySlots]];

it.each(ALL)(
  '%s writes the same inputs for two worlds that a seat cannot tell apart, each within its range',
  (id, slots) => {
    const game = findGame(id) as AnyGame;
    const random = new FastRandom(3);
    const inputsOf = (state: Parameters<AnySlots['position']>[0], seat: number): readonly number[] => {
      const row = new SparseRows();
      slots.position(state, seat, row);
      for (const action of game.legal(state, seat)) slots.action(state, seat, action, row);
      return [...row.indices.subarray(0, row.size)];
    };
    for (let match = 0; match < 10; match++)
      playInPlace(
        game,
        { rules: game.configure(), seats: game.seats[0], seed: seedFrom(`slots/${match}`) },
        (state, seat) => {
          const inputs = inputsOf(state, seat);
          expect(inputsOf(determinize(state, seat, random), seat)).toEqual(inputs);
          expect(Math.min(...inputs)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...inputs)).toBeLessThan(slots.inputs);
          const legal = game.legal(state, seat);
          return legal[random.below(legal.length)];
        },
      );
  },
);
