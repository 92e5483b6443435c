import type { ClockWords } from '../../table/clock-words.ts';

export const zhHans: ClockWords = {
  left: (action, bank) => `剩余时间 ${action}，备用 ${bank}`,
  bankLeft: (bank) => `剩余备用时间 ${bank}`,
  seconds: (count) => `还剩 ${count} 秒`,
};
