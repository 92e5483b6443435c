import { type AnyGame, determinize, FastRandom, findGame, playInPlace, seedFrom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { describePlayer } from '../describe-player.ts';
import { nodeAssets } from '../node.ts';
import { randomPlayer } from '../player.ts';
import { Encoder, type Seating } from './encoder.ts';
import { featuresOf } from './features-of.ts';
import { learnedPlayer } from './player.ts';
import { Sparse } from './sparse.ts';
import { untrained } from './untrained.ts';

interface Table {
  readonly id: string;
  readonly seats: number;
  readonly rules?: object;
}
const TABLES: readonly Table[] = [
  { id: 'koikoi', seats: 2, rules: { total_rounds: 2 } },
  { id: 'gostop', seats: 3, rules: { rounds: 2 } },
  { id: 'matgo', seats: 2, rules: { rounds: 2 } },
  { id: 'tysiac', seats: 3, rules: { maxHands: 2 } },
  { id: 'tysiac', seats: 2, rules: { maxHands: 2 } },
  { id: 'check', seats: 4 },
  { id: 'check', seats: 2, rules: { ruleset: 'strict' } },
];

function seatingOf({ id, seats, rules }: Table): Seating & { game: AnyGame } {
  const game = findGame(id);
  if (!game) throw new Error(id);
  return { game, rules: game.configure(rules), seats };
}

const kernels = await nodeAssets.kernels();

describe.each(TABLES)('at $id with $seats', async (table) => {
  const seating = seatingOf(table);
  const { game, rules, seats } = seating;

  for (const kind of ['policy', 'value', 'actions'] as const)
    describePlayer(await learnedPlayer(await untrained(kind, seating), seating, kind, kernels), {
      ...{ game, rules, seats },
      matches: 1,
      budget: 8,
    });

  it('a position looks the same to a seat whatever the hidden cards are', () => {
    const encoder = new Encoder(seating);
    const random = new FastRandom(3);
    const [truth, guess] = [new Sparse(), new Sparse()];
    playInPlace(game, { rules, seats, seed: seedFrom(table.id) }, (state, seat) => {
      for (let looking = 0; looking < seats; looking++) {
        encoder.encode(state, looking, truth);
        encoder.encode(determinize(state, looking, random), looking, guess);
        expect(asMap(guess)).toEqual(asMap(truth));
      }
      return decide(randomPlayer, { game, state, seat, random });
    });
  });

  it('every mark and every number has a name', () => {
    const { marks, markNames = [], scalars, scalarNames } = featuresOf(game);
    const random = new FastRandom(5);
    playInPlace(game, { rules, seats, seed: seedFrom(table.id) }, (state, seat) => {
      expect(marks?.(state, seat).length ?? 0).toBe(markNames.length);
      expect(scalars(state, seat)).toHaveLength(scalarNames(state).length);
      return decide(randomPlayer, { game, state, seat, random });
    });
  });

  it('every input is one of the network’s, and every action one of its outputs', () => {
    const encoder = new Encoder(seating);
    const random = new FastRandom(4);
    const input = new Sparse();
    playInPlace(game, { rules, seats, seed: seedFrom(table.id) }, (state, seat) => {
      encoder.encode(state, seat, input);
      const indices = [...input.indices.slice(0, input.length)];
      expect(new Set(indices).size).toBe(indices.length);
      expect(Math.max(...indices)).toBeLessThan(encoder.inputs);
      const outputs = game.legal(state, seat).map((action) => encoder.output(state, seat, action));
      expect(new Set(outputs).size).toBe(outputs.length);
      for (const output of outputs) expect(output >= 0 && output < encoder.outputs).toBe(true);
      return decide(randomPlayer, { game, state, seat, random });
    });
  });
});

function asMap({ indices, values, length }: Sparse): ReadonlyMap<number, number> {
  return new Map(Array.from({ length }, (_, k) => [indices[k], values[k]]));
}
