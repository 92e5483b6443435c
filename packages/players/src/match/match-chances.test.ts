import { type AnyState, type Carry, FastRandom, findGame, type Seat } from '@madang/engine';
import { shuffle } from '@madang/engine/internal';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import type { Seating } from '../learned/encoder.ts';
import { nodeAssets } from '../node.ts';
import { rollOut } from '../search/rollout.ts';
import { loadMatchChances, tablesName } from './load.ts';
import { makeTables } from './make-tables.ts';
import type { MatchChances } from './match-chances.ts';
import { simulateRounds } from './simulate-rounds.ts';
import { decodeTables, encodeTables } from './table-file.ts';

function seatingOf(id: string, options: object, seats: number): Seating {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return { game, rules: game.configure(options), seats };
}

async function chancesOf(seating: Seating): Promise<MatchChances> {
  const chances = await loadMatchChances(seating, nodeAssets);
  if (!chances) throw new Error(`no chances for ${seating.game.id}`);
  return chances;
}

function policyOf({ game }: Seating) {
  const players = GAMES[game.id];
  if (!players) throw new Error(`${game.id} has no policy`);
  return players.policy;
}

/** What a match begins with, at some score. With `lots` 밤일낮장 would still decide who starts. */
function carryOf({ game, rules, seats }: Seating, scores: readonly number[], starter: Seat): Carry {
  const opening = game.opening({ rules, seats, inputs: {}, random: new FastRandom(1) });
  return { ...opening, scores, ...{ dealer: starter, starter, lots: null } };
}

function dealt({ game, rules, seats }: Seating, carry: Carry, number: number, seed: number): AnyState {
  const deck = game.pack(rules, seats).slice();
  shuffle(deck, new FastRandom(seed));
  return game.deal(deck, { rules, seats, number, carry });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Tables of every kind, with scores from an even one on; the own seat is the first. */
const TABLES: readonly (readonly [Seating, readonly (readonly number[])[]])[] = [
  [
    seatingOf('koikoi', {}, 2),
    [
      [20, 20],
      [26, 20],
      [45, 20],
    ],
  ],
  [
    seatingOf('koikoi', { ruleset: 'koikoi_japan' }, 2),
    [
      [20, 20],
      [21, 20],
      [60, 20],
    ],
  ],
  [
    seatingOf('check', { rounds: 5 }, 2),
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    seatingOf('check', { rounds: 5 }, 4),
    [
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [2, 0, 0, 0],
    ],
  ],
  [
    seatingOf('check', { rounds: 5, count: 'points' }, 3),
    [
      [30, 30, 30],
      [28, 30, 30],
      [10, 30, 30],
    ],
  ],
  [
    seatingOf('matgo', {}, 2),
    [
      [1e6, 1e6],
      [1e6 + 700, 1e6],
      [1e6 + 9000, 1e6],
    ],
  ],
  [
    seatingOf('gostop', { rounds: 5 }, 3),
    [
      [0, 0, 0],
      [6, -3, -3],
      [60, -30, -30],
    ],
  ],
  [
    seatingOf('tysiac', {}, 2),
    [
      [300, 300],
      [420, 300],
      [905, 300],
      [999, 300],
    ],
  ],
  [
    seatingOf('tysiac', {}, 3),
    [
      [600, 600, 600],
      [610, 600, 600],
      [720, 600, 600],
      [950, 600, 600],
    ],
  ],
  [
    seatingOf('tysiac', { allPlay: true }, 4),
    [
      [0, 0, 0, 0],
      [100, 0, 0, 0],
      [700, 0, 0, 0],
    ],
  ],
];

describe.each(TABLES)('the chances of a match: $game.id $rules.ruleset, $seats seats', (seating, rising) => {
  const { game, seats } = seating;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);

  it('add up to 1, and rise with the own score', async () => {
    const chances = await chancesOf(seating);
    let before = 0;
    for (const scores of rising) {
      const all = everybody.map((seat) => chances.chance(carryOf(seating, scores, 0), 3, seat));
      expect(sum(all)).toBeCloseTo(1);
      expect(all[0]).toBeGreaterThan(before);
      before = all[0];
    }
  });

  it('are even at an even score, over all who may start', async () => {
    const chances = await chancesOf(seating);
    const all = everybody.map((starter) => chances.chance(carryOf(seating, rising[0], starter), 3, 0));
    expect(sum(all)).toBeCloseTo(1);
  });

  it('are 0 or 1 when the match is over, or shared', async () => {
    const chances = await chancesOf(seating);
    const over = (winners: readonly Seat[]): readonly number[] => {
      const carry = { ...carryOf(seating, rising[0], 0), result: { winners, reason: 'played' } };
      return [chances.chance(carry, 9, 0), chances.chance(carry, 9, 1)];
    };
    expect(over([0])).toEqual([1, 0]);
    expect(over([0, 1])).toEqual([1 / 2, 1 / 2]);
  });

  it('depend on the score and on no card', async () => {
    const chances = await chancesOf(seating);
    for (const scores of rising) {
      const carry = carryOf(seating, scores, 1);
      const answers = [1, 2, 3].map((seed) => chances.matters(dealt(seating, carry, 3, seed), 0));
      expect(new Set(answers).size, `${game.id} at ${scores}`).toBe(1);
    }
  });
});

/** Matches that the table was not made from. Standings after the first rounds are predicted for the seat that leads. */
const PREDICTED: readonly (readonly [Seating, number, number])[] = [
  [seatingOf('koikoi', { total_rounds: 4 }, 2), 1, 250],
  [seatingOf('check', { rounds: 3 }, 4), 1, 150],
  [seatingOf('matgo', { rounds: 3 }, 2), 1, 200],
  [seatingOf('tysiac', {}, 3), 8, 150],
  [seatingOf('tysiac', { ruleset: 'polish' }, 3), 18, 100],
];

describe.each(PREDICTED)('a table predicts matches: $game.id $rules.ruleset', (seating, after, matches) => {
  it('by the quick policy, within three standard errors', async () => {
    const chances = await chancesOf(seating);
    const errors: number[] = [];
    let number = 0;
    let leader = 0;
    let expected: number | null = null;
    for (const { carry } of simulateRounds({ ...seating, policy: policyOf(seating) }, 99)) {
      number++;
      if (number === after && !carry.result) {
        const all = carry.scores.map((_, seat) => chances.chance(carry, number + 1, seat));
        leader = all.indexOf(Math.max(...all));
        expected = all[leader];
      }
      if (!carry.result) continue;
      if (expected !== null) errors.push(chances.chance(carry, number + 1, leader) - expected);
      number = 0;
      expected = null;
      if (errors.length === matches) break;
    }
    const mean = sum(errors) / matches;
    const deviation = Math.sqrt(sum(errors.map((error) => (error - mean) ** 2)) / matches);
    expect(Math.abs(mean)).toBeLessThan((3 * deviation) / Math.sqrt(matches));
  });
});

describe('whether the match matters more than points', () => {
  const matters = async (seating: Seating, scores: readonly number[], number: number): Promise<boolean> =>
    (await chancesOf(seating)).matters(dealt(seating, carryOf(seating, scores, 0), number, 1), 0);

  it('not at the beginning, but in the last round', async () => {
    const seating = seatingOf('koikoi', {}, 2);
    expect(await matters(seating, [0, 0], 1)).toBe(false);
    expect(await matters(seating, [20, 17], 12)).toBe(true);
  });

  it('not when nothing can change the winner any more', async () => {
    expect(await matters(seatingOf('koikoi', {}, 2), [90, 0], 12)).toBe(false);
  });

  it('not where a point is a win', async () => {
    expect(await matters(seatingOf('check', { rounds: 5 }, 2), [2, 2], 5)).toBe(false);
  });

  it('near 1000', async () => {
    const seating = seatingOf('tysiac', { ruleset: 'polish' }, 3);
    expect(await matters(seating, [500, 500, 500], 9)).toBe(false);
    expect(await matters(seating, [700, 950, 100], 9)).toBe(true);
  });
});

describe('the end of a round', () => {
  it('is worth the chance at the score after it, in the next round', async () => {
    const seating = seatingOf('koikoi', {}, 2);
    const chances = await chancesOf(seating);
    const { state, carry } = simulateRounds({ ...seating, policy: policyOf(seating) }, 5).next().value;
    expect(chances.after(state, 1)).toBe(chances.chance(carry, 2, 1));
    expect(chances.after(state, 1)).not.toBeCloseTo(1 / 2, 2);
  });

  it('is no gain for a seat that is bankrupt and starts again with more gold', async () => {
    const seating = seatingOf('matgo', {}, 2);
    const { game } = seating;
    const chances = await chancesOf(seating);
    const carry = carryOf(seating, [100, 2e6 - 100], 0);
    let lost: AnyState | undefined;
    for (let seed = 0; !lost; seed++) {
      const state = dealt(seating, carry, 8, seed);
      const [own, others] = [policyOf(seating), policyOf(seating)];
      rollOut({ game, own, others, worth: (end) => (game.outcome(end) ? 0 : null) }, state, 0, new FastRandom(seed));
      if (game.outcome(state)?.winners.includes(1)) lost = state;
    }
    expect(game.carry(lost).scores[0]).toBe(1e6);
    expect(chances.after(lost, 0)).toBeCloseTo(0);
  });
});

describe('tables', () => {
  it.each([
    ['a match of one game is settled in points', seatingOf('gostop', {}, 3)],
    ['a low limit of hands', seatingOf('tysiac', { maxHands: 20 }, 3)],
    ['a barrel without a table', seatingOf('tysiac', { barrel: 800 }, 3)],
    ['rules unlike any table', seatingOf('koikoi', { gokou: 50, shikou: 40, sankou: 30 }, 2)],
  ])('are not used for other matches: %s', async (_, seating) => {
    expect(await loadMatchChances(seating, nodeAssets)).toBeUndefined();
  });

  it('serve rules that differ in an option or two', async () => {
    expect(await loadMatchChances(seatingOf('koikoi', { gokou: 12, total_rounds: 6 }, 2), nodeAssets)).toBeDefined();
    expect(await loadMatchChances(seatingOf('tysiac', { ruleset: 'polish', bombs: 2 }, 3), nodeAssets)).toBeDefined();
  });

  it('are the same from the same seed, and from their file', async () => {
    const seating = seatingOf('check', {}, 2);
    const match = await GAMES[seating.game.id]?.match();
    if (!match) throw new Error('no match');
    const make = (seed: number) => makeTables(seating.game, match, policyOf(seating), { seed, rounds: 20 });
    expect(make(1)).toEqual(make(1));
    expect(make(1)).not.toEqual(make(2));
    expect(decodeTables(encodeTables(make(1)))).toEqual(make(1));
  });

  it('are small', async () => {
    const files = await Promise.all(Object.keys(GAMES).map((id) => nodeAssets.weights(tablesName(id))));
    expect(sum(files.map(({ length }) => length))).toBeLessThan(20_000);
  });
});
