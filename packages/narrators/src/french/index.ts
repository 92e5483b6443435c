import type { Language } from '@madang/engine';
import { zhHans } from '../zh-Hans/french.ts';

/** The names of French cards, by ids such as `Q♠`, `10♥`. */
type Rank = (typeof RANKS)[number];
type Suit = (typeof SUITS)[number];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['♠', '♥', '♦', '♣'] as const;

export interface FrenchWords {
  readonly suits: Readonly<Record<Suit, string>>;
  /** Ranks that have a name; the others are called by their number. */
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
  readonly card: (rank: string, suit: string) => string;
  /** As the object of a sentence, if that is different. */
  readonly objects?: Readonly<Partial<Record<Rank, string>>>;
}

const en: FrenchWords = {
  suits: { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' },
  ranks: {
    ...{ A: 'ace', J: 'jack', Q: 'queen', K: 'king', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' },
    ...{ 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' },
  },
  card: (rank, suit) => `${rank} of ${suit}`,
  objects: {
    ...{ A: 'the ace', J: 'the jack', Q: 'the queen', K: 'the king', 2: 'the two', 3: 'the three', 4: 'the four' },
    ...{ 5: 'the five', 6: 'the six', 7: 'the seven', 8: 'the eight', 9: 'the nine', 10: 'the ten' },
  },
};

const ko: FrenchWords = {
  suits: { '♠': '스페이드', '♥': '하트', '♦': '다이아몬드', '♣': '클로버' },
  ranks: { A: '에이스', J: '잭', Q: '퀸', K: '킹' },
  card: (rank, suit) => `${suit} ${rank}`,
};

const ja: FrenchWords = {
  suits: { '♠': 'スペード', '♥': 'ハート', '♦': 'ダイヤ', '♣': 'クラブ' },
  ranks: { A: 'エース', J: 'ジャック', Q: 'クイーン', K: 'キング' },
  card: (rank, suit) => `${suit}の${rank}`,
};

const zh: FrenchWords = {
  suits: { '♠': '黑桃', '♥': '紅心', '♦': '方塊', '♣': '梅花' },
  ranks: {},
  card: (rank, suit) => `${suit}${rank}`,
};

const pl: FrenchWords = {
  suits: { '♠': 'pik', '♥': 'kier', '♦': 'karo', '♣': 'trefl' },
  ranks: {
    ...{ A: 'as', J: 'walet', Q: 'dama', K: 'król', 2: 'dwójka', 3: 'trójka', 4: 'czwórka', 5: 'piątka' },
    ...{ 6: 'szóstka', 7: 'siódemka', 8: 'ósemka', 9: 'dziewiątka', 10: 'dziesiątka' },
  },
  card: (rank, suit) => `${rank} ${suit}`,
  objects: {
    ...{ A: 'asa', J: 'waleta', Q: 'damę', K: 'króla', 2: 'dwójkę', 3: 'trójkę', 4: 'czwórkę', 5: 'piątkę' },
    ...{ 6: 'szóstkę', 7: 'siódemkę', 8: 'ósemkę', 9: 'dziewiątkę', 10: 'dziesiątkę' },
  },
};

const WORDS: Readonly<Record<Language, FrenchWords>> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };

/** `queen of spades`, `스페이드 퀸`; another id stays as it is. */
export function frenchName(id: string, language: Language): string {
  return named(id, language, WORDS[language].ranks);
}

/** The card as the object of a sentence: `the queen of spades`, `damę pik`. */
export function frenchObject(id: string, language: Language): string {
  const { ranks, objects = ranks } = WORDS[language];
  return named(id, language, objects);
}

export function rankName(rank: string, language: Language): string {
  const ranks: Readonly<Partial<Record<string, string>>> = WORDS[language].ranks;
  return ranks[rank] ?? rank;
}

/** By its sign. */
export function suitName(suit: string, language: Language): string {
  const suits: Readonly<Partial<Record<string, string>>> = WORDS[language].suits;
  return suits[suit] ?? suit;
}

function named(id: string, language: Language, ranks: Readonly<Partial<Record<string, string>>>): string {
  const rank = RANKS.find((each) => id.startsWith(each) && id.length === each.length + 1);
  const suit = SUITS.find((each) => id.endsWith(each));
  return rank && suit ? WORDS[language].card(ranks[rank] ?? rank, WORDS[language].suits[suit]) : id;
}
