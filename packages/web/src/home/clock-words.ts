import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/home-clock.ts';

export interface ClockWords {
  readonly clock: string;
  /** Explains the two times. */
  readonly why: string;
  readonly off: string;
  readonly times: (seconds: number, minutes: number) => string;
}

export const clockWords: Words<ClockWords> = {
  en: {
    clock: 'Clock',
    why: 'Seconds for each move, and minutes in reserve for the whole match.',
    off: 'No clock',
    times: (seconds, minutes) => `${seconds} s + ${minutes} min`,
  },
  ko: {
    clock: '제한 시간',
    why: '한 수마다 쓰는 초와, 경기 전체에 쓰는 예비 시간(분).',
    off: '시간 제한 없음',
    times: (seconds, minutes) => `${seconds}초 + ${minutes}분`,
  },
  ja: {
    clock: '持ち時間',
    why: '一手ごとの秒数と、対戦全体で使える予備の分数。',
    off: '時間制限なし',
    times: (seconds, minutes) => `${seconds}秒 + ${minutes}分`,
  },
  zh: {
    clock: '計時',
    why: '每一步的秒數，加上整場可用的備用分鐘數。',
    off: '不計時',
    times: (seconds, minutes) => `${seconds} 秒 + ${minutes} 分`,
  },
  'zh-Hans': zhHans,
  pl: {
    clock: 'Zegar',
    why: 'Sekundy na każdy ruch i minuty zapasu na cały mecz.',
    off: 'Bez zegara',
    times: (seconds, minutes) => `${seconds} s + ${minutes} min zapasu`,
  },
};
