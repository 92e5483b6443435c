import type { CardGuideWords } from '../../cards/words.ts';

export const zhHans: CardGuideWords = {
  title: '花牌图鉴',
  corner: '同月的牌可以配对。角落的数字是月份，下方的记号是种类。',
  kinds: '四种牌',
  countsFor: '可算入',
  noSet: '不属于任何役。',
  bonus: '奖励牌',
};
