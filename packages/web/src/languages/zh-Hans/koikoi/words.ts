import type { KoikoiWords } from '../../../games/koikoi/words.ts';

export const zhHans: KoikoiWords = {
  decide: '来来，还是收手？',
  stop: '收手',
  koikoi: '来来',
  stopNote: '结束这一局，拿下这些分数。',
  koikoiNote: (cards) => `继续玩，手上还有 ${cards} 张牌。`,
  risk: (name, factor) => `如果${name}先凑成役，对方的分数 ×${factor}，你得 0 分。`,
  called: (count) => (count === 1 ? '来来' : `来来 ×${count}`),
  deals: (name) => `${name}做庄`,
  sevenDouble: '7 分以上加倍',
  noYaku: '还没有役',
  unit: '分',
  points: (count) => `${count} 分`,
};
