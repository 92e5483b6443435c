import { expect, it } from 'vitest';
import { madang } from '../spawn-madang.ts';

it('says in one line that the data cannot be kept, and ends', async () => {
  const { code, stderr } = await madang(['serve', '--port', '0', '--data', '/proc/nope']);
  expect(stderr).toMatch(/^madang: cannot make the data folder \/proc\/nope: [^\n]+\n$/);
  expect(code).toBe(1);
});
