import { zhHans } from '../languages/zh-Hans/error.ts';
import type { Words } from './words.ts';

export interface ErrorWords {
  readonly title: string;
  readonly note: string;
  readonly again: string;
}

export const errorWords: Words<ErrorWords> = {
  en: {
    title: 'This page could not be shown.',
    note: 'The connection may be gone, or something broke. Your matches are kept.',
    again: 'Try again',
  },
  ko: {
    title: '이 페이지를 열 수 없습니다.',
    note: '연결이 끊겼거나 문제가 생겼습니다. 하던 판은 그대로 남아 있습니다.',
    again: '다시 시도',
  },
  ja: {
    title: 'このページを表示できません。',
    note: '接続が切れたか、不具合が起きました。対局は保存されています。',
    again: '再試行',
  },
  zh: {
    title: '無法顯示這個頁面。',
    note: '可能是連線中斷，或發生了問題。你的對局都還在。',
    again: '再試一次',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Nie udało się pokazać tej strony.',
    note: 'Być może zabrakło połączenia albo coś się zepsuło. Twoje partie są zachowane.',
    again: 'Spróbuj ponownie',
  },
};
