import { describe, expect, it } from 'vitest';
import { missingSteps } from './migrations.ts';
import { StoreError } from './store.ts';

describe('missingSteps', () => {
  const steps = ['make', 'widen', 'rename'];

  it('is everything for a new database', () => {
    expect(missingSteps(steps, 0, 'it')).toEqual(steps);
  });

  it('is what came after the version of an older one', () => {
    expect(missingSteps(steps, 1, 'it')).toEqual(['widen', 'rename']);
    expect(missingSteps(steps, 3, 'it')).toEqual([]);
  });

  it('refuses one of a version that this program does not know', () => {
    expect(() => missingSteps(steps, 4, 'it')).toThrow(StoreError);
    expect(() => missingSteps(steps, 4, 'it')).toThrow('it was written by a newer Madang');
  });
});
