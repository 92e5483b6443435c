import type { LobbyWords } from '../../home/lobby-words.ts';

export const zhHans: LobbyWords = {
  find: '找对手',
  findWhy: '和正在等的人对战',
  finding: '正在找实力相近的人……',
  toTables: (count) => (count === 0 ? '等人的牌桌' : `等人的牌桌 · ${count}`),
  person: '真人',
  program: '程序',
  bot: (level) => `电脑：${level}`,
};
