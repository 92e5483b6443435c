// node scripts/picture.ts: draws docs/terminal.svg, a screen of Koi-Koi in the terminal.
import { realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { koikoi, type Snapshot } from '@madang/engine/koikoi';
import { koikoiScreen } from '../packages/cli/src/play/koikoi/index.ts';
import { scenePage } from '../packages/cli/src/play/page.ts';
import { randomScenes } from '../packages/cli/src/play/random-scenes.ts';
import { menuOf, type Scene } from '../packages/cli/src/play/screen.ts';
import { wordsOf } from '../packages/cli/src/words/index.ts';
import { terminalSvg } from './terminal-svg.ts';

const SEED = 'dew';
const LABEL = 'Koi-Koi in the terminal: with three brights won, stop for six points or call koi-koi';

/** A few points behind, three brights just taken, three cards left: stop or koi-koi? */
function isTheMoment({ view, choices }: Scene): boolean {
  const { phase, hands, scores, piles } = view as unknown as Snapshot;
  const [hand] = hands;
  const [pile] = piles;
  const [own, other] = scores;
  if (!hand || !pile || own === undefined || other === undefined) throw new Error('a match has two seats');
  const brights = pile.filter((id) => id[2] === '1');
  return phase === 'decision' && choices.length > 0 && hand.length === 3 && own < other && brights.length === 3;
}

export function picture(): string {
  for (const { scene } of randomScenes(koikoi, SEED, 'en')) {
    if (!isTheMoment(scene)) continue;
    const [selected] = menuOf(koikoiScreen, scene).flat();
    if (selected === undefined) throw new Error('a moment of decision has choices');
    return terminalSvg(scenePage(koikoiScreen, scene, selected, wordsOf('en').keys.choose).lines(true), LABEL);
  }
  throw new Error(`there is no such moment in the match ${SEED}`);
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === self)
  writeFileSync(fileURLToPath(new URL('../docs/terminal.svg', import.meta.url)), picture());
