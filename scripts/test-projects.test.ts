import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MANY_MATCHES, UNIT } from '../vitest.config.ts';

it.each([...MANY_MATCHES, ...UNIT])('%s matches test files', (pattern) => {
  expect(globSync(pattern).length).toBeGreaterThan(0);
});
