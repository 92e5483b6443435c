import { LANGUAGES, type Language } from '@madang/engine';
import type { Deck } from '@madang/engine/hwatu';
import { describe, expect, it } from 'vitest';
import { SET_NAMES, setName } from '../gostop/sets.ts';
import { YAKU_NAMES, yakuName } from '../koikoi/yaku.ts';
import { cardName, kindName, monthName, plantName, shortName } from './index.ts';

// From the tables of cards in docs/rules/koikoi.md and docs/rules/gostop.md, by hand.
const TEN_MONTHS = `0111 0131 0141 0142 0221 0231 0241 0242 0311 0331 0341 0342 0421 0431 0441 0442 0521 0531 0541 0542
  0621 0631 0641 0642 0721 0731 0741 0742 0811 0821 0841 0842 0921 0931 0941 0942 1021 1031 1041 1042`;
const IDS: Record<Deck, string[]> = {
  japanese: `${TEN_MONTHS} 1111 1121 1131 1141 1211 1241 1242 1243`.split(/\s+/),
  korean: `${TEN_MONTHS} 1111 1141 1142 1143 1211 1221 1231 1241 bonus-2a bonus-3`.split(/\s+/),
};
const DECKS: Deck[] = ['japanese', 'korean'];
const WIDEST: Record<Language, number> = { en: 22, ko: 22, ja: 22, zh: 22, pl: 24, 'zh-Hans': 22 };

const columns = (text: string) => [...text].reduce((sum, char) => sum + (/[\u3040-\ud7a3]/.test(char) ? 2 : 1), 0);

describe.each(DECKS)('the %s deck', (deck) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const names = IDS[deck].map((id) => cardName(deck, id, language));

    it('has a name for every card, and no two alike', () => {
      for (const [index, name] of names.entries()) expect(name).not.toBe(IDS[deck][index]);
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(IDS[deck].length);
    });

    it('fits its columns', () => {
      for (const name of names) expect(columns(name), name).toBeLessThanOrEqual(WIDEST[language]);
      for (const id of IDS[deck]) {
        const short = shortName(deck, id, language);
        expect(columns(short), short).toBeLessThanOrEqual(10);
        expect(short).not.toBe(id);
      }
    });

    it('shares a short name between the like dregs of a plant only', () => {
      const shorts = new Set(IDS[deck].map((id) => shortName(deck, id, language)));
      expect(shorts.size).toBe(deck === 'japanese' ? 24 + 12 : 24 + 11 + 2 + 2); // pictures, dregs, doubles, bonus cards
    });

    it('is spelled in composed characters', () => {
      for (const name of names) expect(name).toBe(name.normalize('NFC'));
    });
  });
});

describe('names players know', () => {
  it.each<[Deck, string, Language, string]>([
    ['japanese', '0111', 'ja', '松に鶴'],
    ['japanese', '0331', 'ja', '桜に赤短'],
    ['japanese', '0842', 'ja', '芒のカス2'],
    ['japanese', '1111', 'ja', '柳に小野道風'],
    ['japanese', '1141', 'ja', '柳のカス'],
    ['japanese', '1211', 'ja', '桐に鳳凰'],
    ['japanese', '0111', 'zh', '松上鶴'],
    ['japanese', '0221', 'zh', '梅上鶯'],
    ['japanese', '1141', 'en', 'Willow with lightning'],
    ['japanese', '1243', 'en', 'Paulownia plain 3'],
    ['japanese', '0111', 'pl', 'Sosna – żuraw'],
    ['japanese', '0331', 'pl', 'Wiśnia – zwój z wierszem'],
    ['korean', '0111', 'ko', '송학 광'],
    ['korean', '0221', 'ko', '매조 열끗'],
    ['korean', '0431', 'ko', '흑싸리 초단'],
    ['korean', '0921', 'ko', '국진'],
    ['korean', '1111', 'ko', '오동 광'],
    ['korean', '1141', 'ko', '오동 쌍피'],
    ['korean', '1142', 'ko', '오동 피 1'],
    ['korean', '1211', 'ko', '비광'],
    ['korean', '1241', 'ko', '비 쌍피'],
    ['korean', '0131', 'zh', '松上紅短'],
    ['korean', '1211', 'en', 'Rain bright'],
    ['korean', '1221', 'pl', 'Deszcz – jaskółka'],
  ])('%s %s is, in %s, %s', (deck, id, language, name) => {
    expect(cardName(deck, id, language)).toBe(name);
  });

  it.each(['B2', 'bonus2', 'bonus-2a', 'bonus-2b'])('%s is the bonus double', (id) => {
    expect(cardName('korean', id, 'ko')).toBe('보너스 쌍피');
    expect(shortName('korean', id, 'ko')).toBe('보너스 2');
  });

  it('has words for an unseen card', () => {
    expect(LANGUAGES.map((language) => cardName('korean', '?', language))).toEqual([
      'a hidden card',
      '가려진 패',
      '伏せ札',
      '暗牌',
      'zakryta karta',
      '暗牌',
    ]);
  });

  it('leaves another id as it is', () => {
    for (const id of ['0112', '0831', '1142', 'B2', '']) expect(cardName('japanese', id, 'en')).toBe(id);
    expect(shortName('korean', '1341', 'pl')).toBe('1341');
  });
});

describe('months, plants and kinds', () => {
  it('swaps the last two months between the decks', () => {
    expect(monthName('japanese', 11, 'ja')).toBe('11月 柳');
    expect(monthName('japanese', 12, 'ko')).toBe('12월 오동');
    expect(monthName('korean', 11, 'ko')).toBe('11월 오동');
    expect(monthName('korean', 12, 'en')).toBe('December (rain)');
    expect(monthName('korean', 1, 'pl')).toBe('Styczeń (sosna)');
    expect(monthName('korean', 13, 'en')).toBe('13');
  });

  it('uses the words of the deck', () => {
    expect(plantName('japanese', 'willow', 'zh')).toBe('柳');
    expect(plantName('korean', 'willow', 'zh')).toBe('雨');
    expect(kindName('japanese', 'dreg', 'ja')).toBe('カス');
    expect(kindName('korean', 'dreg', 'en')).toBe('Junk');
    expect(kindName('korean', 'animal', 'ko')).toBe('열끗');
    expect(shortName('korean', '1141', 'ko')).toBe('오동 쌍피');
  });
});

describe.each(LANGUAGES)('what scores, in %s', (language) => {
  it.each([YAKU_NAMES, SET_NAMES])('has distinct names that fit a terminal', (table) => {
    const names = Object.values(table).map((translated) => translated[language]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(columns(name), name).toBeLessThanOrEqual(24);
  });
});

it('knows the yaku and the sets', () => {
  expect(yakuName('GOKOU', 'ko')).toBe('오광');
  expect(yakuName('INOSHIKACHOU', 'ja')).toBe('猪鹿蝶');
  expect(yakuName('AMESHIKOU', 'zh')).toBe('雨四光');
  expect(setName('GODORI', 'ko')).toBe('고도리');
  expect(setName('BISAMGWANG', 'ko')).toBe('비삼광');
});
