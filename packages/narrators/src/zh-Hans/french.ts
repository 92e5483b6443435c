import type { FrenchWords } from '../french/index.ts';

export const zhHans: FrenchWords = {
  suits: { '♠': '黑桃', '♥': '红桃', '♦': '方块', '♣': '梅花' },
  ranks: {},
  card: (rank, suit) => `${suit}${rank}`,
};
