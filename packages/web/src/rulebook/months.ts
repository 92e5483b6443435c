import { type Deck, JAPANESE, KOREAN } from '@madang/engine/hwatu';
import { cardName, kindName, monthName } from '@madang/narrators/hwatu';
import type { Language } from '@madang/narrators/language';
import type { Row } from './section.ts';

const NBSP = '\u00a0';
const KINDS = ['bright', 'animal', 'ribbon', 'dreg'] as const;

/** The cards of each month: `January (pine)`, `Pine with crane, Pine poem ribbon, Plain × 2`. */
export function monthRows(deck: Deck, language: Language, comma: string): readonly Row[] {
  const { ids } = deck === 'japanese' ? JAPANESE : KOREAN;
  return Array.from({ length: 12 }, (_, index) => {
    const cards = ids.slice(index * 4, index * 4 + 4).map((id) => ({ id, kind: KINDS[Number(id[2]) - 1] }));
    const name = (id: string) => cardName(deck, id, language);
    const dregs = cards.filter(({ id, kind }) => kind === 'dreg' && !isDouble(deck, id));
    const others = cards.filter((card) => !dregs.includes(card)).map(({ id }) => name(id));
    const plain = dregs.length > 0 ? [`${kindName(deck, 'dreg', language)}${NBSP}×${NBSP}${dregs.length}`] : [];
    return [monthName(deck, index + 1, language), [...others, ...plain].join(comma)] as const;
  });
}

/** The Korean deck's double junk has names of its own: of paulownia and of rain. */
function isDouble(deck: Deck, id: string): boolean {
  return deck === 'korean' && (id === '1141' || id === '1241');
}

/** The four cards of each month, in the order of the rows. */
export function monthPictures(deck: Deck): readonly (readonly string[])[] {
  const { ids } = deck === 'japanese' ? JAPANESE : KOREAN;
  return Array.from({ length: 12 }, (_, index) => ids.slice(index * 4, index * 4 + 4));
}
