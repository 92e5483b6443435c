// Draws the icons that need pixels from public/icon.svg: `node packages/web/scripts/icons.ts`, with CHROMIUM where it is
// not /usr/bin/chromium. Their result is kept in public/, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
/** A maskable icon fills its square; the sign stays within the central 80 %. */
const filled = svg.replace('rx="6" ', '');

const ICONS = [
  { name: 'icon-192.png', size: 192, drawing: svg },
  { name: 'icon-512.png', size: 512, drawing: svg },
  { name: 'icon-maskable-512.png', size: 512, drawing: filled },
  { name: 'apple-touch-icon.png', size: 180, drawing: filled },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, drawing } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
  await page.close();
}
await browser.close();
