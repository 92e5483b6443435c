import type { Translated } from '@madang/narrators/language';
import { settings } from './settings.ts';

/** The name of a player who has given none. */
const GUEST: Translated = { en: 'Guest', ko: '손님', ja: 'ゲスト', zh: '訪客', 'zh-Hans': '访客', pl: 'Gość' };

export function guest(): string {
  return GUEST[settings().language];
}

/** The reader's name, or the default name. */
export function ownName(): string {
  return settings().name.trim() || guest();
}
