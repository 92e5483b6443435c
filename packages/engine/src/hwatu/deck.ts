import { type Card, CardSet } from '../kernel/cards.ts';

/** The same 48 cards, numbered and named in two ways. */
export type Deck = 'japanese' | 'korean';

export type Plant =
  | 'pine'
  | 'plum'
  | 'cherry'
  | 'wisteria'
  | 'iris'
  | 'peony'
  | 'clover'
  | 'pampas'
  | 'chrysanthemum'
  | 'maple'
  | 'willow'
  | 'paulownia';

export type Kind = 'bright' | 'animal' | 'ribbon' | 'dreg';

/** A flower deck by its MMTI ids (month, kind, index), sorted; the four cards of a month stand together. */
export interface FlowerDeck {
  readonly ids: readonly string[];
  readonly all: CardSet;
  readonly brights: CardSet;
  readonly animals: CardSet;
  readonly ribbons: CardSet;
  readonly dregs: CardSet;
  /** The card of an id; undefined when there is none. */
  find(id: string): Card | undefined;
  /** The cards of ids; an unknown id throws. */
  set(...ids: readonly string[]): CardSet;
}

export function flowerDeck(ids: readonly string[]): FlowerDeck {
  const byId = new Map(ids.map((id, card) => [id, card]));
  const ofKind = (kind: string): CardSet => CardSet.from(ids.flatMap((id, card) => (id[2] === kind ? [card] : [])));
  return {
    ids,
    all: CardSet.from(ids.map((_, card) => card)),
    brights: ofKind('1'),
    animals: ofKind('2'),
    ribbons: ofKind('3'),
    dregs: ofKind('4'),
    find: (id) => byId.get(id),
    set: (...wanted) =>
      CardSet.from(
        wanted.map((id) => {
          const card = byId.get(id);
          if (card === undefined) throw new Error(`there is no card ${id}`);
          return card;
        }),
      ),
  };
}

/** November is the willow, December the paulownia. */
export const JAPANESE: FlowerDeck = flowerDeck([
  ...['0111', '0131', '0141', '0142', '0221', '0231', '0241', '0242'],
  ...['0311', '0331', '0341', '0342', '0421', '0431', '0441', '0442'],
  ...['0521', '0531', '0541', '0542', '0621', '0631', '0641', '0642'],
  ...['0721', '0731', '0741', '0742', '0811', '0821', '0841', '0842'],
  ...['0921', '0931', '0941', '0942', '1021', '1031', '1041', '1042'],
  ...['1111', '1121', '1131', '1141', '1211', '1241', '1242', '1243'],
]);

/** A Korean deck counts junk by value, and may have bonus cards, which have no month. */
export interface KoreanDeck extends FlowerDeck {
  /** In the order in which they are added: a table with n bonus cards uses the first n. */
  readonly bonus: CardSet;
  /** Cards that are always junk; the cup (국진) only when its owner chooses so. */
  readonly junk: CardSet;
  /** Junk worth at least two, and worth three. */
  readonly doubles: CardSet;
  readonly triples: CardSet;
  /** 국진, the animal of September that may count as double junk. */
  readonly cup: Card;
}

const KOREAN_MONTHS = flowerDeck([
  ...JAPANESE.ids.slice(0, 40),
  ...['1111', '1141', '1142', '1143', '1211', '1221', '1231', '1241'],
  ...['bonus-2a', 'bonus-3', 'bonus-2b'],
]);

/** November is the paulownia, December the rain (docs/rules/gostop.md 1). */
export const KOREAN: KoreanDeck = {
  ...KOREAN_MONTHS,
  bonus: KOREAN_MONTHS.set('bonus-2a', 'bonus-3', 'bonus-2b'),
  junk: KOREAN_MONTHS.dregs.union(KOREAN_MONTHS.set('bonus-2a', 'bonus-3', 'bonus-2b')),
  doubles: KOREAN_MONTHS.set('1141', '1241', 'bonus-2a', 'bonus-3', 'bonus-2b'),
  triples: KOREAN_MONTHS.set('bonus-3'),
  cup: KOREAN_MONTHS.set('0921').first,
};

/** Which month a card belongs to, from 0. */
export function monthOf(card: Card): number {
  return card >> 2;
}
