// node packages/cards/scripts/build.ts OUT
// Writes every card as a file of its own, and the sprites, for use without the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cardName } from '@madang/narrators/hwatu';
import { COURTS } from '../src/french/courts.ts';
import {
  FRENCH_CARDS,
  flowerBack,
  flowerCards,
  flowerFace,
  flowerSprite,
  frenchBack,
  frenchFace,
  frenchSprite,
} from '../src/index.ts';

const DECKS = ['japanese', 'korean'] as const;
/** Names that are safe in any file system. */
const SUIT_NAMES = { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' } as const;

const out = process.argv[2];
if (!out) {
  console.error('usage: node packages/cards/scripts/build.ts OUT');
  process.exit(2);
}

const files = new Map<string, string>();
for (const numbering of DECKS) {
  for (const { id } of flowerCards(numbering)) {
    const title = cardName(numbering, id, 'en');
    files.set(`flower/${numbering}/${id}.svg`, flowerFace(id, { numbering, title }));
    files.set(`flower/${numbering}/bare/${id}.svg`, flowerFace(id, { numbering, title, corner: 'none' }));
  }
  files.set(`flower/${numbering}.svg`, flowerSprite({ numbering }));
}
files.set('flower/back.svg', flowerBack());

for (const [name, fourColours] of Object.entries({ 'two-colours': false, 'four-colours': true })) {
  for (const { id, rank, suit } of FRENCH_CARDS) {
    const file = `${SUIT_NAMES[suit]}-${rank}.svg`;
    files.set(`french/${name}/${file}`, frenchFace(id, { fourColours, courts: COURTS, title: id }));
    files.set(`french/${name}/simple/${file}`, frenchFace(id, { fourColours, detail: 'simple', title: id }));
  }
  files.set(`french/${name}.svg`, frenchSprite({ fourColours, courts: COURTS }));
}
files.set('french/back.svg', frenchBack());

for (const [name, text] of files) {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${files.size} files in ${out}`);
