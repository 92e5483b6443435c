import type { LookBackWords } from '../../table/look-back-words.ts';

export const zhHans: LookBackWords = {
  lookBack: '回顾',
  turn: (number) => `第 ${number} 回合`,
  turnOf: (number, of) => `第 ${number} 回合，共 ${of} 回合`,
  previous: '上一回合',
  next: '下一回合',
  play: '播放',
  pause: '暂停',
  speed: '速度',
  toGame: '回到牌局',
  news: '牌局已经继续进行。',
};
