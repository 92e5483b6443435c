import type { Language } from '@madang/engine';
import type { Deck } from '@madang/engine/hwatu';

/**
 * The figure on a card beside its plant, in at most seven columns, for cards that have one. In Korea the plain ribbons
 * except December's make a set (`grass`), September's cup is 국진, and junk can count double or triple.
 */
type Figure =
  | ('crane' | 'curtain' | 'moon' | 'rain' | 'phoenix')
  | ('warbler' | 'cuckoo' | 'bridge' | 'butterflies' | 'boar' | 'geese' | 'cup' | 'gukjin' | 'deer' | 'swallow')
  | ('poem' | 'blue' | 'plain' | 'grass' | 'rainRibbon')
  | ('double' | 'triple');

type Figures = Readonly<Record<string, Figure>>;

const IN_BOTH_DECKS: Figures = {
  ...{ '0111': 'crane', '0311': 'curtain', '0811': 'moon' },
  ...{ '0221': 'warbler', '0421': 'cuckoo', '0521': 'bridge', '0621': 'butterflies', '0721': 'boar' },
  ...{ '0821': 'geese', 1021: 'deer' },
  ...{ '0131': 'poem', '0231': 'poem', '0331': 'poem', '0631': 'blue', '0931': 'blue', 1031: 'blue' },
};

const FIGURES: Readonly<Record<Deck, Figures>> = {
  japanese: {
    ...IN_BOTH_DECKS,
    ...{ 1111: 'rain', 1211: 'phoenix', '0921': 'cup', 1121: 'swallow' },
    ...{ '0431': 'plain', '0531': 'plain', '0731': 'plain', 1131: 'plain' },
  },
  korean: {
    ...IN_BOTH_DECKS,
    ...{ 1111: 'phoenix', 1211: 'rain', '0921': 'gukjin', 1221: 'swallow' },
    ...{ '0431': 'grass', '0531': 'grass', '0731': 'grass', 1231: 'rainRibbon' },
    ...{ 1141: 'double', 1241: 'double', 'bonus-2a': 'double', 'bonus-2b': 'double', 'bonus-3': 'triple' },
  },
};

const NAMES: Readonly<Record<Language, Readonly<Record<Figure, string>>>> = {
  en: {
    ...{ crane: 'crane', curtain: 'curtain', moon: 'moon', rain: 'rainman', phoenix: 'phoenix' },
    ...{ warbler: 'warbler', cuckoo: 'cuckoo', bridge: 'bridge', butterflies: 'butrfly', boar: 'boar' },
    ...{ geese: 'geese', cup: 'cup', gukjin: 'cup', deer: 'deer', swallow: 'swallow' },
    ...{ poem: 'poem', blue: 'blue', plain: 'ribbon', grass: 'grass', rainRibbon: 'ribbon' },
    ...{ double: 'double', triple: 'triple' },
  },
  ko: {
    ...{ crane: '학', curtain: '막', moon: '달', rain: '비', phoenix: '봉황' },
    ...{ warbler: '꾀꼬리', cuckoo: '두견', bridge: '다리', butterflies: '나비', boar: '멧돼지' },
    ...{ geese: '기러기', cup: '술잔', gukjin: '국진', deer: '사슴', swallow: '제비' },
    ...{ poem: '홍단', blue: '청단', plain: '초단', grass: '초단', rainRibbon: '비띠' },
    ...{ double: '쌍피', triple: '삼피' },
  },
  ja: {
    ...{ crane: '鶴', curtain: '幕', moon: '月', rain: '雨', phoenix: '鳳凰' },
    ...{ warbler: '鶯', cuckoo: '時鳥', bridge: '八橋', butterflies: '蝶', boar: '猪' },
    ...{ geese: '雁', cup: '盃', gukjin: '盃', deer: '鹿', swallow: '燕' },
    ...{ poem: '赤短', blue: '青短', plain: '短冊', grass: '草短', rainRibbon: '短冊' },
    ...{ double: '二枚', triple: '三枚' },
  },
  zh: {
    ...{ crane: '鶴', curtain: '幕', moon: '月', rain: '雨', phoenix: '鳳凰' },
    ...{ warbler: '鶯', cuckoo: '杜鵑', bridge: '八橋', butterflies: '蝶', boar: '豬' },
    ...{ geese: '雁', cup: '盃', gukjin: '盃', deer: '鹿', swallow: '燕' },
    ...{ poem: '赤短', blue: '青短', plain: '短冊', grass: '草短', rainRibbon: '短冊' },
    ...{ double: '雙皮', triple: '三皮' },
  },
  'zh-Hans': {
    ...{ crane: '鹤', curtain: '幕', moon: '月', rain: '雨', phoenix: '凤凰' },
    ...{ warbler: '莺', cuckoo: '杜鹃', bridge: '八桥', butterflies: '蝶', boar: '猪' },
    ...{ geese: '雁', cup: '杯', gukjin: '杯', deer: '鹿', swallow: '燕' },
    ...{ poem: '赤短', blue: '青短', plain: '短册', grass: '草短', rainRibbon: '短册' },
    ...{ double: '双皮', triple: '三皮' },
  },
  pl: {
    ...{ crane: 'żuraw', curtain: 'zasłona', moon: 'księżyc', rain: 'deszcz', phoenix: 'feniks' },
    ...{ warbler: 'ptak', cuckoo: 'kukułka', bridge: 'most', butterflies: 'motyle', boar: 'dzik' },
    ...{ geese: 'gęsi', cup: 'czarka', gukjin: 'czarka', deer: 'jeleń', swallow: 'jaskół.' },
    ...{ poem: 'wiersz', blue: 'niebie.', plain: 'zwój', grass: 'gładki', rainRibbon: 'zwój' },
    ...{ double: 'podwój.', triple: 'potrój.' },
  },
};

/** Empty for a dreg, which has no figure. */
export function figureName(deck: Deck, id: string, language: Language): string {
  const figure = FIGURES[deck][id];
  return figure ? NAMES[language][figure] : '';
}
