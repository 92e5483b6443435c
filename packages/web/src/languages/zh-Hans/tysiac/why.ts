import type { WhyWords } from '../../../games/tysiac/why.ts';

export const zhHans: WhyWords = {
  promises: (points) => `这手牌大约值 ${points} 分。`,
  spared: '这张最不可惜。',
  stop: '。',
};
