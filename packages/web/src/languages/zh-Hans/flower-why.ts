import type { WhyWords } from '../../games/flower/why.ts';

export const zhHans: WhyWords = {
  completes: (sets) => `凑成${sets}。`,
  nearer: (sets) => `更接近：${sets}。`,
  takes: '你拿走的牌，对手就拿不到。',
  leaves: '这张给对手的好处最少。',
};
