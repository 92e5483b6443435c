import { polishCount } from '@madang/narrators/language';
import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/table-clock.ts';

export interface ClockWords {
  /** Time for the action, and in the bank. */
  readonly left: (action: string, bank: string) => string;
  readonly bankLeft: (bank: string) => string;
  /** Announced to screen readers. */
  readonly seconds: (count: number) => string;
}

export const clockWords: Words<ClockWords> = {
  en: {
    left: (action, bank) => `Time left: ${action}, then ${bank} in reserve`,
    bankLeft: (bank) => `Reserve time left: ${bank}`,
    seconds: (count) => `${count} seconds left`,
  },
  ko: {
    left: (action, bank) => `남은 시간 ${action}, 예비 시간 ${bank}`,
    bankLeft: (bank) => `남은 예비 시간 ${bank}`,
    seconds: (count) => `${count}초 남았습니다`,
  },
  ja: {
    left: (action, bank) => `残り時間 ${action}、予備 ${bank}`,
    bankLeft: (bank) => `予備の残り時間 ${bank}`,
    seconds: (count) => `残り${count}秒`,
  },
  zh: {
    left: (action, bank) => `剩餘時間 ${action}，備用 ${bank}`,
    bankLeft: (bank) => `剩餘備用時間 ${bank}`,
    seconds: (count) => `還剩 ${count} 秒`,
  },
  'zh-Hans': zhHans,
  pl: {
    left: (action, bank) => `Pozostały czas: ${action}, potem ${bank} zapasu`,
    bankLeft: (bank) => `Pozostały zapas: ${bank}`,
    seconds: (count) => `Jeszcze ${polishCount(count, 'sekunda', 'sekundy', 'sekund')}`,
  },
};
