import { describe, expect, it } from 'vitest';
import { nearest, type Wanted } from './nearest.ts';

const POEMS: Wanted = { name: 'AKATAN', need: 3, points: 5, of: ['0131', '0231', '0331'] };
const BRIGHTS: Wanted = { name: 'SANKOU', need: 3, points: 6, of: ['0111', '0311', '0811', '1211'] };

describe('the nearest set', () => {
  it('is the one that lacks the fewest cards', () => {
    expect(nearest([BRIGHTS, POEMS], ['0131', '0231', '0111'], [])).toMatchObject({
      name: 'AKATAN',
      missing: ['0331'],
    });
  });

  it('is the more valuable of two that lack equally many', () => {
    expect(nearest([POEMS, BRIGHTS], ['0131', '0111'], [])?.name).toBe('SANKOU');
  });

  it('is not one that the other side has blocked', () => {
    expect(nearest([POEMS], ['0131', '0231'], ['0331'])).toBeNull();
  });

  it('may still be possible when it has more cards than needed', () => {
    expect(nearest([BRIGHTS], ['0111', '0311'], ['0811'])?.missing).toEqual(['1211']);
  });

  it('is null before one is begun and when it is complete', () => {
    expect(nearest([POEMS], [], [])).toBeNull();
    expect(nearest([POEMS], ['0131', '0231', '0331'], [])).toBeNull();
  });
});
