import type { StatisticsWords } from '../../statistics/words.ts';

export const zhHans: StatisticsWords = {
  title: '统计',
  lead: '你在这台设备上打完的对局。',
  matches: '场数',
  won: '胜',
  tied: '平局',
  rounds: '局数',
  roundsWon: '赢的局数',
  pointsPerRound: '每局得分',
  best: '单项最高分',
  against: '对手',
  curve: '各场的每局得分',
  empty: '打完一场就会列在这里。',
};
