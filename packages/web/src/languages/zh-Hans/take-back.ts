import type { TakeBackWords } from '../../table/take-back-words.ts';

export const zhHans: TakeBackWords = {
  takeBack: '悔牌',
  tookBack: '收回了最后一步。',
  sure: '那一步之后你已经看过新的牌。收回的话，这一场会在牌谱上注明，也不计入统计。',
  yes: '收回',
  no: '不收回',
  marked: '有悔牌',
};
