import { FastRandom } from '@madang/engine';
import { expect } from 'vitest';

/**
 * Random numbers for a test that tries something else in every run. The seed is printed: with it in `MADANG_TEST_SEED` the
 * run is repeated.
 */
export function seededRandom(): FastRandom {
  const given = Number(process.env.MADANG_TEST_SEED ?? Number.NaN);
  const seed = Number.isInteger(given) ? given : Math.floor(Math.random() * 2 ** 32);
  console.log(`${expect.getState().currentTestName}: MADANG_TEST_SEED=${seed}`);
  return new FastRandom(seed);
}
