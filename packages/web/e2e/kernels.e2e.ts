import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FIXED_HASH } from '../../players/src/kernels/fixed-training.ts';
import { sharedBrowser } from './browser.ts';
import { pageModule } from './page-module.ts';

it('training in a browser comes to the same bits as in Node', async () => {
  const page = await (await sharedBrowser()).newPage();
  await page.addScriptTag({ type: 'module', content: await pageModule(new URL('kernels-page.ts', import.meta.url)) });
  await page.waitForFunction(() => 'train' in globalThis);
  const bytes: number[] = await page.evaluate('train()');
  await page.context().close();
  expect(createHash('sha256').update(Uint8Array.from(bytes)).digest('hex')).toBe(FIXED_HASH);
});
