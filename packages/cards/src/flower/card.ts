import type { Deck, Kind, Plant } from '@madang/engine/hwatu';
import type { RibbonKind } from './ribbon.ts';

/** What the corner shows: the kind, and for junk its value. */
export type KindMark = Kind | 'double' | 'triple';

/** What a card is. */
export interface FlowerCard {
  readonly id: string;
  /** Null for a bonus card. */
  readonly plant: Plant | null;
  readonly month: number | null;
  readonly kind: Kind;
  readonly mark: KindMark;
  readonly ribbon: RibbonKind | null;
  /** The number among the plains of its month, from 1. */
  readonly number: number;
}

const TEN_PLANTS: readonly Plant[] = [
  ...(['pine', 'plum', 'cherry', 'wisteria', 'iris'] as const),
  ...(['peony', 'clover', 'pampas', 'chrysanthemum', 'maple'] as const),
];

/** The eleventh and the twelfth month are exchanged between the two decks. */
const PLANTS: Readonly<Record<Deck, readonly Plant[]>> = {
  japanese: [...TEN_PLANTS, 'willow', 'paulownia'],
  korean: [...TEN_PLANTS, 'paulownia', 'willow'],
};

/** The kinds of each plant's four cards. */
const KINDS: Readonly<Record<Plant, readonly Kind[]>> = {
  pine: ['bright', 'ribbon', 'dreg', 'dreg'],
  plum: ['animal', 'ribbon', 'dreg', 'dreg'],
  cherry: ['bright', 'ribbon', 'dreg', 'dreg'],
  wisteria: ['animal', 'ribbon', 'dreg', 'dreg'],
  iris: ['animal', 'ribbon', 'dreg', 'dreg'],
  peony: ['animal', 'ribbon', 'dreg', 'dreg'],
  clover: ['animal', 'ribbon', 'dreg', 'dreg'],
  pampas: ['bright', 'animal', 'dreg', 'dreg'],
  chrysanthemum: ['animal', 'ribbon', 'dreg', 'dreg'],
  maple: ['animal', 'ribbon', 'dreg', 'dreg'],
  willow: ['bright', 'animal', 'ribbon', 'dreg'],
  paulownia: ['bright', 'dreg', 'dreg', 'dreg'],
};

const KIND_DIGITS: readonly Kind[] = ['bright', 'animal', 'ribbon', 'dreg'];
const POEMS: readonly Plant[] = ['pine', 'plum', 'cherry'];
const BLUES: readonly Plant[] = ['peony', 'chrysanthemum', 'maple'];
/** In Korea the storm and the first paulownia count double. */
const DOUBLES: readonly Plant[] = ['willow', 'paulownia'];
const BONUS: Readonly<Record<string, KindMark>> = { 'bonus-2a': 'double', 'bonus-3': 'triple', 'bonus-2b': 'double' };

const CARDS: Readonly<Record<Deck, ReadonlyMap<string, FlowerCard>>> = {
  japanese: byId(cardsOfMonths('japanese')),
  korean: byId([...cardsOfMonths('korean'), ...bonusCards()]),
};

function byId(cards: readonly FlowerCard[]): ReadonlyMap<string, FlowerCard> {
  return new Map(cards.map((card) => [card.id, card]));
}

function cardsOfMonths(deck: Deck): readonly FlowerCard[] {
  return PLANTS[deck].flatMap((plant, place) =>
    KINDS[plant].map((kind, card, kinds): FlowerCard => {
      const month = place + 1;
      const number = card - kinds.indexOf(kind) + 1;
      const id = `${String(month).padStart(2, '0')}${KIND_DIGITS.indexOf(kind) + 1}${number}`;
      const double = deck === 'korean' && kind === 'dreg' && number === 1 && DOUBLES.includes(plant);
      return { id, plant, month, kind, mark: double ? 'double' : kind, ribbon: ribbonOf(plant, kind), number };
    }),
  );
}

function ribbonOf(plant: Plant, kind: Kind): RibbonKind | null {
  if (kind !== 'ribbon') return null;
  if (POEMS.includes(plant)) return 'poem';
  return BLUES.includes(plant) ? 'blue' : 'red';
}

function bonusCards(): readonly FlowerCard[] {
  const common = { plant: null, month: null, kind: 'dreg', ribbon: null, number: 1 } as const;
  return Object.entries(BONUS).map(([id, mark]) => ({ id, mark, ...common }));
}

/** The cards of a deck, bonus cards last. Ids are the engine's. */
export function flowerCards(numbering: Deck): readonly FlowerCard[] {
  return [...CARDS[numbering].values()];
}

/** Undefined when the deck has no such card. */
export function flowerCard(id: string, numbering: Deck): FlowerCard | undefined {
  return CARDS[numbering].get(id);
}
