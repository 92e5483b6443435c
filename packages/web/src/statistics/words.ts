import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/statistics.ts';

export interface StatisticsWords {
  readonly title: string;
  readonly lead: string;
  readonly matches: string;
  readonly won: string;
  readonly tied: string;
  readonly rounds: string;
  readonly roundsWon: string;
  readonly pointsPerRound: string;
  readonly best: string;
  readonly against: string;
  /** The drawing of the points per round. */
  readonly curve: string;
  readonly empty: string;
}

export const statisticsWords: Words<StatisticsWords> = {
  en: {
    title: 'Statistics',
    lead: 'Your finished matches on this device, against bots or with one seat of your own.',
    matches: 'Matches',
    won: 'Won',
    tied: 'Tied',
    rounds: 'Rounds',
    roundsWon: 'Rounds won',
    pointsPerRound: 'Points a round',
    best: 'Most points at once',
    against: 'Against',
    curve: 'Points a round, match by match',
    empty: 'Finish a match, and it is counted here.',
  },
  ko: {
    title: '통계',
    lead: '이 기기에서 끝낸 내 경기입니다.',
    matches: '경기',
    won: '승',
    tied: '무승부',
    rounds: '판',
    roundsWon: '이긴 판',
    pointsPerRound: '판당 점수',
    best: '한 번에 가장 많은 점수',
    against: '상대',
    curve: '경기별 판당 점수',
    empty: '경기를 끝내면 여기에 기록됩니다.',
  },
  ja: {
    title: '成績',
    lead: 'この端末で終えたあなたの対局です。',
    matches: '対局',
    won: '勝ち',
    tied: '引き分け',
    rounds: '局数',
    roundsWon: '勝った局',
    pointsPerRound: '一局あたりの点',
    best: '一度の最多得点',
    against: '相手',
    curve: '対局ごとの一局あたりの点',
    empty: '対局を終えると、ここに集計されます。',
  },
  zh: {
    title: '統計',
    lead: '你在這台裝置上打完的對局。',
    matches: '場數',
    won: '勝',
    tied: '平手',
    rounds: '局數',
    roundsWon: '贏的局數',
    pointsPerRound: '每局得分',
    best: '單項最高分',
    against: '對手',
    curve: '各場的每局得分',
    empty: '打完一場就會列在這裡。',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Statystyki',
    lead: 'Twoje skończone mecze na tym urządzeniu.',
    matches: 'Mecze',
    won: 'Wygrane',
    tied: 'Remisy',
    rounds: 'Rozdania',
    roundsWon: 'Wygrane rozdania',
    pointsPerRound: 'Punkty na rozdanie',
    best: 'Najwięcej punktów naraz',
    against: 'Przeciwnik',
    curve: 'Punkty na rozdanie, mecz po meczu',
    empty: 'Skończ mecz, a pojawi się tutaj.',
  },
};
