import type { StatisticsWords } from '../../statistics/words.ts';

export const zhHans: StatisticsWords = {
  title: '统计',
  lead: {
    both: '你在这台设备和这个服务器上打完的对局。',
    device: '你在这台设备上与电脑打完的对局。',
    server: '你在这个服务器上打完的对局。',
  },
  sources: { both: '全部', device: '这台设备', server: '这个服务器' },
  people: '真人',
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
  emptyNote: '赢的场数与局数、每局得分及其曲线、最好的役，以及对各级电脑的成绩。',
};
