import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { kernelsFile } from '@madang/players/kernels/node';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIXED_HASH } from '../../players/src/kernels/fixed-training.ts';
import { startBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** As a page would have it: the kernels from the file that Node loads too. */
async function bundle(): Promise<string> {
  const output = await build({
    ...{ configFile: false, logLevel: 'warn', root: import.meta.dirname },
    plugins: [{ name: 'kernels', buildStart: async () => void (await kernelsFile()) }],
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: fileURLToPath(new URL('kernels-page.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!('output' in first)) throw new Error('the bundler watches instead of building');
  return first.output[0].code;
}

it('training in a browser comes to the same bits as in Node', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: await bundle() });
  await page.waitForFunction(() => 'train' in globalThis);
  const bytes: number[] = await page.evaluate('train()');
  expect(createHash('sha256').update(Uint8Array.from(bytes)).digest('hex')).toBe(FIXED_HASH);
});
