import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/statistics.ts';

export interface StatisticsWords {
  readonly title: string;
  readonly lead: Readonly<Record<'both' | 'device' | 'server', string>>;
  readonly sources: Readonly<Record<'both' | 'device' | 'server', string>>;
  /** As opponents. */
  readonly people: string;
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
  /** What will be counted. */
  readonly emptyNote: string;
}

export const statisticsWords: Words<StatisticsWords> = {
  en: {
    title: 'Statistics',
    lead: {
      both: 'Your finished matches on this device and on this server.',
      device: 'Your finished matches against bots on this device.',
      server: 'Your finished matches on this server.',
    },
    sources: { both: 'Together', device: 'This device', server: 'This server' },
    people: 'People',
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
    emptyNote:
      'How many matches and rounds you win, your points a round with a curve, your best set, and how you do against each level.',
  },
  ko: {
    title: '통계',
    lead: {
      both: '이 기기와 이 서버에서 끝낸 내 경기입니다.',
      device: '이 기기에서 봇과 끝낸 내 경기입니다.',
      server: '이 서버에서 끝낸 내 경기입니다.',
    },
    sources: { both: '전체', device: '이 기기', server: '이 서버' },
    people: '사람',
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
    emptyNote: '이긴 경기와 판, 판당 점수와 그래프, 가장 큰 족보, 상대 난이도별 성적이 나옵니다.',
  },
  ja: {
    title: '成績',
    lead: {
      both: 'この端末とこのサーバーで終えたあなたの対局です。',
      device: 'この端末でボットと終えたあなたの対局です。',
      server: 'このサーバーで終えたあなたの対局です。',
    },
    sources: { both: 'すべて', device: 'この端末', server: 'このサーバー' },
    people: '人',
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
    emptyNote: '勝った対局と局、一局あたりの点とそのグラフ、最高の役、相手の強さごとの成績が出ます。',
  },
  zh: {
    title: '統計',
    lead: {
      both: '你在這台裝置和這個伺服器上打完的對局。',
      device: '你在這台裝置上與電腦打完的對局。',
      server: '你在這個伺服器上打完的對局。',
    },
    sources: { both: '全部', device: '這台裝置', server: '這個伺服器' },
    people: '真人',
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
    emptyNote: '贏的場數與局數、每局得分及其曲線、最好的役，以及對各級電腦的成績。',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Statystyki',
    lead: {
      both: 'Twoje skończone mecze na tym urządzeniu i na tym serwerze.',
      device: 'Twoje skończone mecze z botami na tym urządzeniu.',
      server: 'Twoje skończone mecze na tym serwerze.',
    },
    sources: { both: 'Razem', device: 'To urządzenie', server: 'Ten serwer' },
    people: 'Ludzie',
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
    emptyNote:
      'Wygrane mecze i rozdania, punkty na rozdanie z wykresem, najlepszy układ i wyniki z każdym poziomem botów.',
  },
};
