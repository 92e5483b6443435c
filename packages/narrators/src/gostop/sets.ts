import type { Language, Translated } from '@madang/engine';
import type { SetId } from '@madang/engine/gostop';

/** The sets of Go-Stop and Matgo. */
export const SET_NAMES: Readonly<Record<SetId, Translated>> = {
  OGWANG: { en: 'Five Brights', ko: '오광', ja: '五光', zh: '五光', 'zh-Hans': '五光', pl: 'Pięć świateł' },
  SAGWANG: { en: 'Four Brights', ko: '사광', ja: '四光', zh: '四光', 'zh-Hans': '四光', pl: 'Cztery światła' },
  BISAMGWANG: {
    en: 'Rainy Three Brights',
    ko: '비삼광',
    ja: '雨三光',
    zh: '雨三光',
    'zh-Hans': '雨三光',
    pl: 'Trzy światła w deszczu',
  },
  SAMGWANG: { en: 'Three Brights', ko: '삼광', ja: '三光', zh: '三光', 'zh-Hans': '三光', pl: 'Trzy światła' },
  YEOL: { en: 'Animals', ko: '열끗', ja: 'タネ', zh: '動物', 'zh-Hans': '动物', pl: 'Zwierzęta' },
  TTI: { en: 'Ribbons', ko: '띠', ja: '短冊', zh: '短', 'zh-Hans': '短', pl: 'Zwoje' },
  PI: { en: 'Junk', ko: '피', ja: 'カス', zh: '皮', 'zh-Hans': '皮', pl: 'Rośliny' },
  // 고도리 is the Japanese 五鳥: there are five birds on its three cards.
  GODORI: {
    en: 'Godori (Five Birds)',
    ko: '고도리',
    ja: '五鳥',
    zh: '五鳥',
    'zh-Hans': '五鸟',
    pl: 'Godori (pięć ptaków)',
  },
  HONGDAN: { en: 'Red Poem Ribbons', ko: '홍단', ja: '赤短', zh: '紅短', 'zh-Hans': '红短', pl: 'Zwoje z wierszami' },
  CHEONGDAN: { en: 'Blue Ribbons', ko: '청단', ja: '青短', zh: '青短', 'zh-Hans': '青短', pl: 'Niebieskie zwoje' },
  CHODAN: { en: 'Grass Ribbons', ko: '초단', ja: '草短', zh: '草短', 'zh-Hans': '草短', pl: 'Gładkie zwoje' },
};

export const setName = (set: SetId, language: Language): string => SET_NAMES[set][language];
