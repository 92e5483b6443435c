import type { Language, Translated } from '@madang/engine';
import type { YakuType } from '@madang/engine/koikoi';

/** The yaku of Koi-Koi, by the ids of the wire, and the two viewing yaku (docs/rules/koikoi.md 5). */
export const YAKU_NAMES: Readonly<Record<YakuType, Translated>> = {
  GOKOU: { en: 'Five Brights', ko: '오광', ja: '五光', zh: '五光', 'zh-Hans': '五光', pl: 'Pięć świateł' },
  SHIKOU: { en: 'Four Brights', ko: '사광', ja: '四光', zh: '四光', 'zh-Hans': '四光', pl: 'Cztery światła' },
  AMESHIKOU: {
    en: 'Rainy Four Brights',
    ko: '비사광',
    ja: '雨四光',
    zh: '雨四光',
    'zh-Hans': '雨四光',
    pl: 'Cztery światła w deszczu',
  },
  SANKOU: { en: 'Three Brights', ko: '삼광', ja: '三光', zh: '三光', 'zh-Hans': '三光', pl: 'Trzy światła' },
  INOSHIKACHOU: {
    en: 'Boar, Deer, Butterfly',
    ko: '이노시카초',
    ja: '猪鹿蝶',
    zh: '豬鹿蝶',
    'zh-Hans': '猪鹿蝶',
    pl: 'Dzik, jeleń, motyl',
  },
  TANE: { en: 'Animals', ko: '열끗', ja: 'タネ', zh: '種', 'zh-Hans': '种', pl: 'Zwierzęta' },
  AKATAN: { en: 'Red Poem Ribbons', ko: '홍단', ja: '赤短', zh: '赤短', 'zh-Hans': '赤短', pl: 'Zwoje z wierszami' },
  AOTAN: { en: 'Blue Ribbons', ko: '청단', ja: '青短', zh: '青短', 'zh-Hans': '青短', pl: 'Niebieskie zwoje' },
  TANZAKU: { en: 'Ribbons', ko: '띠', ja: 'タン', zh: '短', 'zh-Hans': '短', pl: 'Zwoje' },
  KASU: { en: 'Plains', ko: '피', ja: 'カス', zh: '粕', 'zh-Hans': '粕', pl: 'Rośliny' },
  TSUKIMI: {
    en: 'Moon Viewing',
    ko: '달맞이 한잔',
    ja: '月見で一杯',
    zh: '月見酒',
    'zh-Hans': '月见酒',
    pl: 'Podziwianie księżyca',
  },
  HANAMI: {
    en: 'Blossom Viewing',
    ko: '꽃놀이 한잔',
    ja: '花見で一杯',
    zh: '花見酒',
    'zh-Hans': '花见酒',
    pl: 'Podziwianie kwiatów',
  },
};

export const yakuName = (yaku: YakuType, language: Language): string => YAKU_NAMES[yaku][language];
