import './felt.css';
import { type GameEntry, handOf } from '../entry.ts';

export const tysiacEntry: GameEntry = {
  id: 'tysiac',
  names: {
    en: 'Tysiąc',
    ko: '티시옹츠',
    ja: 'ティションツ',
    zh: '一千分 Tysiąc',
    'zh-Hans': '一千分 Tysiąc',
    pl: 'Tysiąc',
  },
  words: {
    en: { sub: 'A thousand', pitch: 'Bid high, marry king and queen, be first to a thousand.' },
    ko: { sub: '폴란드의 천 점 게임', pitch: '높이 부르고, 킹과 퀸을 짝지어, 먼저 천 점에 닿으세요.' },
    ja: { sub: 'ポーランドの千点ゲーム', pitch: '高く競り、キングとクイーンを結び、先に千点へ。' },
    zh: { sub: '波蘭的千分牌戲', pitch: '大膽叫分，K 與 Q 婚配，先到一千分。' },
    'zh-Hans': { sub: '波兰的千分纸牌游戏', pitch: '大胆叫分，K 与 Q 婚配，先到一千分。' },
    pl: { sub: 'Klasyk polskich stołów', pitch: 'Licytuj, melduj króla z damą, zdobądź tysiąc przed innymi.' },
  },
  usualSeats: 3,
  minutes: 30,
  fan: handOf('french', 'Q♥', 'K♥', '10♠', 'A♠'),
  tableRules: () => import('./table-rules.ts').then(({ tysiacTableRules }) => tysiacTableRules),
  levelRatings: () => import('@madang/players/level-ratings/tysiac.json'),
  firstRules: { pl: { ruleset: 'polish' } },
  worker: () => new Worker(new URL('./tysiac-worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  load: () => import('./index.ts').then(({ tysiacUi }) => tysiacUi),
  books: () => import('./rulebook/index.ts').then(({ tysiacBooks }) => tysiacBooks),
  dare: () => import('./dare.ts').then(({ tysiacDare }) => tysiacDare),
  lesson: () => import('./lesson/index.ts').then(({ tysiacLesson }) => tysiacLesson),
  positions: () => import('./positions.jsonl?raw').then(({ default: text }) => text),
};
