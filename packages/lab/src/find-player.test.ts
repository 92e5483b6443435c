import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { findPlayer } from './find-player.ts';

const seating = { game: koikoi, rules: koikoi.configure(), seats: 2 };

describe('a player by name', () => {
  it('may be noisy: once in ten moves it does anything at all', () => {
    const noisy = findPlayer(seating, 'noisy:random');
    expect(noisy?.name).toBe('noisy:random');
    const greedy = findPlayer(seating, 'noisy:greedy');
    const legal = Array.from({ length: 50 }, (_, index) => ({ type: 'play', index }));
    let asked = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const turn = {
        ...{ seat: 0, legal, history: [], random: new FastRandom(seed), budget: 0 },
        get world(): never {
          asked++; // greedy looks at its world, noise does not
          throw new Error('looked');
        },
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

  it('is nobody where the game has none such', () => {
    expect(findPlayer(seating, 'divine')).toBeUndefined();
    expect(findPlayer(seating, 'noisy:divine')).toBeUndefined();
    expect(() => findPlayer(seating, 'model:nowhere.json')).toThrow('nowhere.json: cannot be read (ENOENT)');
  });
});
