import { describe, expect, it } from 'vitest';
import { nearest, type Wanted } from './nearest.ts';

const POEMS: Wanted = { name: 'AKATAN', need: 3, points: 5, of: ['0131', '0231', '0331'] };
const BRIGHTS: Wanted = { name: 'SANKOU', need: 3, points: 6, of: ['0111', '0311', '0811', '1211'] };

describe('the nearest set', () => {
  it('is the one that lacks least', () => {
    expect(nearest([BRIGHTS, POEMS], ['0131', '0231', '0111'], [])).toMatchObject({
      name: 'AKATAN',
      missing: ['0331'],
    });
  });

  it('is the dearer of two that lack as much', () => {
    expect(nearest([POEMS, BRIGHTS], ['0131', '0111'], [])?.name).toBe('SANKOU');
  });

  it('is none that the other side has broken', () => {
    expect(nearest([POEMS], ['0131', '0231'], ['0331'])).toBeNull();
  });

  it('may still be made of others when more than enough cards belong to it', () => {
    expect(nearest([BRIGHTS], ['0111', '0311'], ['0811'])?.missing).toEqual(['1211']);
  });

  it('is none before one is begun, nor when it is made', () => {
    expect(nearest([POEMS], [], [])).toBeNull();
    expect(nearest([POEMS], ['0131', '0231', '0331'], [])).toBeNull();
  });
});
