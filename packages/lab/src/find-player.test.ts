import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { LEVELS } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { findPlayer } from './find-player.ts';

const seating = { game: koikoi, rules: koikoi.configure(), seats: 2 };

describe('a player by name', () => {
  it('may be noisy: one move in ten is random', async () => {
    const noisy = await findPlayer(seating, 'noisy:random');
    expect(noisy?.name).toBe('noisy:random');
    const greedy = await findPlayer(seating, 'noisy:greedy');
    const legal = Array.from({ length: 50 }, (_, index) => ({ type: 'play', index }));
    let asked = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const turn = {
        ...{ seat: 0, legal, history: [], past: [], random: new FastRandom(seed), budget: 0 },
        get world(): never {
          asked++; // greedy reads its world, a random move does not
          throw new Error('looked');
        },
        worlds: { draw: (): never => expect.unreachable(), weighted: (): never => expect.unreachable() },
      };
      try {
        greedy?.choose(turn);
      } catch {
        // counted above
      }
    }
    expect(asked).toBeGreaterThan(1740);
    expect(asked).toBeLessThan(1860);
  });

  it('is undefined when the game has no such player', async () => {
    expect(await findPlayer(seating, 'divine')).toBeUndefined();
    expect(await findPlayer(seating, 'noisy:divine')).toBeUndefined();
    await expect(findPlayer(seating, 'model:nowhere.json')).rejects.toThrow('nowhere.json: cannot be read (ENOENT)');
  });
  it('may be a level, noisy or not', async () => {
    for (const level of LEVELS) {
      expect(await findPlayer(seating, level)).toBeDefined();
      expect((await findPlayer(seating, `noisy:${level}`))?.name).toBe(`noisy:${level}`);
    }
  });
});
