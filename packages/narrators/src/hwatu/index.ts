import type { Language } from '@madang/engine';
import type { Deck, Kind, Plant } from '@madang/engine/hwatu';
import { type ByLanguage, byLanguage } from '../common/by-language.ts';
import { zhHans } from '../zh-Hans/hwatu.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import type { Mark, Names, Vocabulary } from './vocabulary.ts';
import { zh } from './zh.ts';

const TEN_MONTHS = [
  'pine',
  'plum',
  'cherry',
  'wisteria',
  'iris',
  'peony',
  'clover',
  'pampas',
  'chrysanthemum',
  'maple',
] as const;

const PLANTS: Readonly<Record<Deck, readonly Plant[]>> = {
  japanese: [...TEN_MONTHS, 'willow', 'paulownia'],
  korean: [...TEN_MONTHS, 'paulownia', 'willow'],
};

/** The third digit of an id. */
const KINDS: readonly Kind[] = ['bright', 'animal', 'ribbon', 'dreg'];

const japanese: ByLanguage<Vocabulary> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
const korean = byLanguage({ en, ko, ja, zh, pl, 'zh-Hans': zhHans }, inKorea);

function inKorea(names: Names): Vocabulary {
  const { plants, kinds, marks, cards } = names.korean;
  return {
    ...names,
    plants: { ...names.plants, ...plants },
    kinds: { ...names.kinds, ...kinds },
    marks: { ...names.marks, ...marks },
    cards: { ...names.cards, ...cards },
  };
}

const vocabulary = (deck: Deck, language: Language): Vocabulary => (deck === 'korean' ? korean : japanese)[language];

const cardsOf = (words: Vocabulary): Readonly<Partial<Record<string, string>>> => words.cards;

/** What a card shows. The dregs of one plant differ by their number. */
interface Face {
  readonly plant: Plant;
  readonly mark: Mark;
  readonly number: number;
}

const FACES: Readonly<Record<Deck, ReadonlyMap<string, Face>>> = {
  japanese: facesOf('japanese'),
  korean: facesOf('korean'),
};

function facesOf(deck: Deck): Map<string, Face> {
  const faces = new Map<string, Face>();
  for (const [index, plant] of PLANTS[deck].entries()) {
    const month = String(index + 1).padStart(2, '0');
    const pictures = KINDS.filter((kind) => kind !== 'dreg' && `${plant}.${kind}` in en.cards);
    for (const kind of pictures) faces.set(`${month}${KINDS.indexOf(kind) + 1}1`, { plant, mark: kind, number: 1 });

    const doubles = deck === 'korean' && `${plant}.double` in en.cards ? 1 : 0;
    for (let dreg = 1; dreg <= 4 - pictures.length; dreg++) {
      const mark = dreg <= doubles ? 'double' : 'dreg';
      faces.set(`${month}4${dreg}`, { plant, mark, number: dreg - doubles });
    }
  }
  return faces;
}

/** The junk value of a bonus card, from ids such as `B2`, `bonus-2a`, `bonus3`. */
function bonusOf(deck: Deck, id: string): string | undefined {
  return deck === 'korean' ? /^b(?:onus)?-?([23])[a-z]?$/i.exec(id)?.[1] : undefined;
}

/** The name of a card, or of an unseen one (`?`); an unknown id stays as it is. */
export function cardName(deck: Deck, id: string, language: Language): string {
  const words = vocabulary(deck, language);
  if (id === '?') return words.unseen;
  const bonus = bonusOf(deck, id);
  if (bonus) return bonus === '2' ? words.cards.bonus2 : words.cards.bonus3;
  const face = FACES[deck].get(id);
  if (!face) return id;
  const { plant, mark, number } = face;
  return cardsOf(words)[`${plant}.${mark}`] ?? words.dreg(words.plants[plant], words.kinds.dreg, number);
}

/** The plant and a mark for the kind, in at most ten columns. Dregs of one plant share it. */
export function shortName(deck: Deck, id: string, language: Language): string {
  const words = vocabulary(deck, language);
  const bonus = bonusOf(deck, id);
  if (bonus) return `${words.bonus} ${bonus}`;
  const face = FACES[deck].get(id);
  return face ? `${words.shortPlants[face.plant] ?? words.plants[face.plant]} ${words.marks[face.mark]}` : id;
}

/** The month with its plant: `January (pine)`, `1월 송학`. Months count from 1. */
export function monthName(deck: Deck, month: number, language: Language): string {
  const words = vocabulary(deck, language);
  const plant = PLANTS[deck][month - 1];
  return plant ? words.month(month, words.plants[plant]) : String(month);
}

export function plantName(deck: Deck, plant: Plant, language: Language): string {
  return vocabulary(deck, language).plants[plant];
}

export function kindName(deck: Deck, kind: Kind, language: Language): string {
  return vocabulary(deck, language).kinds[kind];
}
