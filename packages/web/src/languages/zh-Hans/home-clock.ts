import type { ClockWords } from '../../home/clock-words.ts';

export const zhHans: ClockWords = {
  clock: '计时',
  why: '每一步的秒数，加上整场可用的备用分钟数。',
  off: '不计时',
  times: (seconds, minutes) => `${seconds} 秒 + ${minutes} 分`,
};
