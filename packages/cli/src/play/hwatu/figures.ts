import type { Language } from '@madang/engine';

/** What is drawn on a card beside its plant, in at most seven columns: the cards with a name of their own, by id. */
type Figure =
  | ('crane' | 'curtain' | 'moon' | 'rain' | 'phoenix')
  | ('warbler' | 'cuckoo' | 'bridge' | 'butterflies' | 'boar' | 'geese' | 'cup' | 'deer' | 'swallow')
  | ('poem' | 'blue' | 'plain');

const FIGURES: Readonly<Record<string, Figure>> = {
  ...{ '0111': 'crane', '0311': 'curtain', '0811': 'moon', 1111: 'rain', 1211: 'phoenix' },
  ...{ '0221': 'warbler', '0421': 'cuckoo', '0521': 'bridge', '0621': 'butterflies', '0721': 'boar' },
  ...{ '0821': 'geese', '0921': 'cup', 1021: 'deer', 1121: 'swallow' },
  ...{ '0131': 'poem', '0231': 'poem', '0331': 'poem', '0631': 'blue', '0931': 'blue', 1031: 'blue' },
  ...{ '0431': 'plain', '0531': 'plain', '0731': 'plain', 1131: 'plain' },
};

const NAMES: Readonly<Record<Language, Readonly<Record<Figure, string>>>> = {
  en: {
    ...{ crane: 'crane', curtain: 'curtain', moon: 'moon', rain: 'rainman', phoenix: 'phoenix' },
    ...{ warbler: 'warbler', cuckoo: 'cuckoo', bridge: 'bridge', butterflies: 'butrfly', boar: 'boar' },
    ...{ geese: 'geese', cup: 'cup', deer: 'deer', swallow: 'swallow' },
    ...{ poem: 'poem', blue: 'blue', plain: 'ribbon' },
  },
  ko: {
    ...{ crane: '학', curtain: '막', moon: '달', rain: '비', phoenix: '봉황' },
    ...{ warbler: '꾀꼬리', cuckoo: '두견', bridge: '다리', butterflies: '나비', boar: '멧돼지' },
    ...{ geese: '기러기', cup: '술잔', deer: '사슴', swallow: '제비' },
    ...{ poem: '홍단', blue: '청단', plain: '초단' },
  },
  ja: {
    ...{ crane: '鶴', curtain: '幕', moon: '月', rain: '雨', phoenix: '鳳凰' },
    ...{ warbler: '鶯', cuckoo: '時鳥', bridge: '八橋', butterflies: '蝶', boar: '猪' },
    ...{ geese: '雁', cup: '盃', deer: '鹿', swallow: '燕' },
    ...{ poem: '赤短', blue: '青短', plain: '短冊' },
  },
  zh: {
    ...{ crane: '鶴', curtain: '幕', moon: '月', rain: '雨', phoenix: '鳳凰' },
    ...{ warbler: '鶯', cuckoo: '杜鵑', bridge: '八橋', butterflies: '蝶', boar: '豬' },
    ...{ geese: '雁', cup: '盃', deer: '鹿', swallow: '燕' },
    ...{ poem: '赤短', blue: '青短', plain: '短冊' },
  },
  pl: {
    ...{ crane: 'żuraw', curtain: 'zasłona', moon: 'księżyc', rain: 'deszcz', phoenix: 'feniks' },
    ...{ warbler: 'ptak', cuckoo: 'kukułka', bridge: 'most', butterflies: 'motyle', boar: 'dzik' },
    ...{ geese: 'gęsi', cup: 'czarka', deer: 'jeleń', swallow: 'jaskół.' },
    ...{ poem: 'wiersz', blue: 'niebie.', plain: 'zwój' },
  },
};

/** Empty for a dreg, on which there is only its plant. */
export function figureName(id: string, language: Language): string {
  const figure = FIGURES[id];
  return figure ? NAMES[language][figure] : '';
}

export function figureOf(id: string): Figure | null {
  return FIGURES[id] ?? null;
}
