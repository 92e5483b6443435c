import type { Translated } from '@madang/narrators/language';

/** What the daily deal is called. In a file of its own: the home page needs no more. */
export const DAILY_TITLE: Translated = {
  en: 'Today’s deal',
  ko: '오늘의 패',
  ja: '今日の札',
  zh: '今日牌局',
  'zh-Hans': '今日牌局',
  pl: 'Rozdanie dnia',
};
