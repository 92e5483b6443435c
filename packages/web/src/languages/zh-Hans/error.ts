import type { ErrorWords } from '../../app/error-words.ts';

export const zhHans: ErrorWords = {
  title: '无法显示这个页面。',
  note: '可能是连接中断，或出了问题。你的对局都还在。',
  again: '再试一次',
};
