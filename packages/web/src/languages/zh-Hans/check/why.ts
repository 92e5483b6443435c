import type { WhyWords } from '../../../games/check/why.ts';

export const zhHans: WhyWords = {
  remember: '之后就看不到了。',
  openIsBetter: '明牌比一般的牌更有帮助。',
  deckIsBetter: '一般的牌比明牌更有帮助。',
  lowers: (points) => `手牌大约降低 ${points} 分。`,
  setsOff: '它的能力比牌本身更有价值。',
  noneWorse: '没有值得换掉的牌。',
  known: '你知道它的点数相同。',
  mayBe: (percent, isFree) => `点数相同的机会是 ${percent}%${isFree ? '，猜错也没有损失' : ''}。`,
  noneSuch: '你的牌不太可能有相同的点数。',
  unseen: '这张你还没看过。',
  noSwap: '交换对你没有帮助。',
  lowest: (points, percent) => `手牌大约 ${points} 分，最低的机会约 ${percent}%。`,
};
