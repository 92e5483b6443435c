import { YOU } from '@madang/narrators/language';
import type { FlowerWords } from '../../games/flower/words.ts';

export const zhHans: FlowerWords = {
  captured: (who) => (who === YOU['zh-Hans'] ? '你收的牌' : `${who}收的牌`),
  cards: (count) => `${count} 张`,
  inHand: (count) => `手牌 ${count} 张`,
  left: (count) => `剩 ${count} 张`,
  stock: '牌堆',
  field: '场上',
  take: (card) => `收下${card}`,
  takeAll: (count) => `${count} 张全收`,
  stays: '留在场上',
  choose: (card) => `${card}：要收哪一张？`,
  completes: (sets) => `完成${sets}`,
  nothing: '没有完成的役',
  of: (have, need) => `${have}/${need}`,
  comma: '、',
  points: (count) => `${count} 分`,
  pointsWord: '分',
  noPoints: '还没有分数',
  pips: { mine: '已收', adds: '这一手会拿到', gone: '对手已拿走', open: '还在' },
  progress: '役',
};
