import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { findPlayer } from './find-player.ts';

const seating = { game: koikoi, rules: koikoi.configure(), seats: 2 };

describe('a player by name', () => {
  it('may be noisy: one move in ten is random', () => {
    const noisy = findPlayer(seating, 'noisy:random');
    expect(noisy?.name).toBe('noisy:random');
    const greedy = findPlayer(seating, 'noisy:greedy');
    const legal = Array.from({ length: 50 }, (_, index) => ({ type: 'play', index }));
    let asked = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const turn = {
        ...{ seat: 0, legal, history: [], random: new FastRandom(seed), budget: 0 },
        get world(): never {
          asked++; // greedy reads its world, a random move does not
          throw new Error('looked');
        },
        worlds: { draw: (): never => expect.unreachable() },
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

  it('is undefined when the game has no such player', () => {
    expect(findPlayer(seating, 'divine')).toBeUndefined();
    expect(findPlayer(seating, 'noisy:divine')).toBeUndefined();
    expect(() => findPlayer(seating, 'model:nowhere.json')).toThrow('nowhere.json: cannot be read (ENOENT)');
  });
});
