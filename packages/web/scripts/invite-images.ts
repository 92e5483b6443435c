// Draws the picture of each game for previews of invitations: `node packages/web/scripts/invite-images.ts`. The result is kept
// in public/invite, so that a build needs no browser.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowerFace, frenchBack, frenchFace } from '@madang/cards';
import { GAMES } from '@madang/engine';
import { startBrowser, unpackBrowser } from '../e2e/browser.ts';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, 'public', 'invite');
const SIZE = { width: 1200, height: 630 };

/** The fan and the cloth of a game's door. They are read as text: an entry imports its style sheet. */
function lookOf(game: string) {
  const source = (file: string) => readFileSync(join(WEB, 'src', 'games', game, file), 'utf8');
  const [, deck = '', ids = ''] = /handOf\('(\w+)', ([^)]*)\)/.exec(source('entry.ts')) ?? [];
  const [, felt = ''] = /--felt: (#\w+)/.exec(source('felt.css')) ?? [];
  return { deck, felt, ids: [...ids.matchAll(/'([^']+)'/g)].map(([, id = '']) => id) };
}

function faceOf(deck: string, id: string): string {
  if (id === '?') return frenchBack();
  if (deck === 'french') return frenchFace(id, { fourColours: true });
  return flowerFace(id, { numbering: deck === 'korean' ? 'korean' : 'japanese', corner: 'fine' });
}

function pageOf(game: string): string {
  const { deck, felt, ids } = lookOf(game);
  const middle = (ids.length - 1) / 2;
  const cards = ids.map((id, place) => {
    const turn = place - middle;
    const style = `rotate:${turn * 9}deg;translate:0 ${Math.abs(turn) ** 2 * 14}px`;
    return `<img style="${style}" src="data:image/svg+xml,${encodeURIComponent(faceOf(deck, id))}">`;
  });
  const mark = readFileSync(join(WEB, 'public', 'icon.svg'), 'utf8');
  return `<style>
    body { margin: 0; height: 630px; background: ${felt}; display: grid; place-items: center; position: relative; overflow: hidden }
    body::before { content: ""; position: absolute; inset: 24px; border: 3px dashed rgb(31 33 28 / 0.22); border-radius: 24px }
    div { display: flex }
    img { height: 370px; margin-inline: -24px; border-radius: 16px; box-shadow: 0 10px 24px rgb(0 0 0 / 0.35) }
    svg { position: absolute; right: 52px; bottom: 52px; width: 72px }
  </style><div>${cards.join('')}</div>${mark}`;
}

mkdirSync(OUT, { recursive: true });
await unpackBrowser();
const browser = await startBrowser();
for (const { id: game } of GAMES) {
  if (!existsSync(join(WEB, 'src', 'games', game, 'entry.ts'))) continue;
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(pageOf(game), { waitUntil: 'load' });
  await page.screenshot({ path: join(OUT, `${game}.jpg`), type: 'jpeg', quality: 80 });
  await page.close();
}
await browser.close();
