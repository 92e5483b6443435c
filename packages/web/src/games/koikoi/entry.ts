import './felt.css';
import { type GameEntry, handOf } from '../entry.ts';

export const koikoiEntry: GameEntry = {
  id: 'koikoi',
  names: {
    en: 'Koi-Koi',
    ko: '코이코이',
    ja: 'こいこい',
    zh: '來來 Koi-Koi',
    'zh-Hans': '来来 Koi-Koi',
    pl: 'Koi-Koi',
  },
  native: { name: 'こいこい', lang: 'ja' },
  words: {
    en: { sub: 'Flower cards of Japan', pitch: 'Match the months, make a yaku, dare to go on.' },
    ko: { sub: '일본 화투', pitch: '같은 달을 맞추고, 족보를 만들고, 더 갈지 정하세요.' },
    ja: { sub: '花札の定番', pitch: '月を合わせ、役を作り、こいこいで勝負。' },
    zh: { sub: '日本花牌', pitch: '湊月份，成役，敢不敢再來？' },
    'zh-Hans': { sub: '日本花牌', pitch: '凑月份，成役，敢不敢再来？' },
    pl: { sub: 'Japońskie karty kwiatowe', pitch: 'Łącz miesiące, zbierz yaku i odważ się grać dalej.' },
  },
  calls: {
    koikoi: { en: 'Koi-koi', ko: '코이코이', ja: 'こいこい', zh: '來來', 'zh-Hans': '来来', pl: 'Koi-koi' },
  },
  minutes: 10,
  fan: handOf('japanese', '0311', '0131', '0811', '1021', '0621'),
  tableRules: () => import('./table-rules.ts').then(({ koikoiTableRules }) => koikoiTableRules),
  levelRatings: () => import('@madang/players/level-ratings/koikoi.json'),
  firstRules: { ja: { ruleset: 'nintendo' } },
  worker: () => new Worker(new URL('./koikoi-worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  load: () => import('./index.ts').then(({ koikoiUi }) => koikoiUi),
  books: () => import('./rulebook/index.ts').then(({ koikoiBooks }) => koikoiBooks),
  guide: () => import('./guide.ts').then(({ koikoiGuide }) => koikoiGuide),
  dare: () => import('./dare.ts').then(({ koikoiDare }) => koikoiDare),
  lesson: () => import('./lesson/index.ts').then(({ koikoiLesson }) => koikoiLesson),
  positions: () => import('./positions.jsonl?raw').then(({ default: text }) => text),
};
