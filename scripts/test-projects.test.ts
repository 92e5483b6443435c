import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONG, UNIT } from '../vitest.config.ts';

it.each([...LONG, ...UNIT])('%s matches test files', (pattern) => {
  expect(globSync(pattern).length).toBeGreaterThan(0);
});
