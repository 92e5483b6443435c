import './felt.css';
import { type GameEntry, handOf } from '../entry.ts';

export const gostopEntry: GameEntry = {
  id: 'gostop',
  names: {
    en: 'Go-Stop',
    ko: '고스톱',
    ja: 'ゴーストップ',
    zh: '韓國花牌 Go-Stop',
    'zh-Hans': '韩国花牌 Go-Stop',
    pl: 'Go-Stop',
  },
  native: { name: '고스톱', lang: 'ko' },
  words: {
    en: { sub: 'Flower cards of Korea', pitch: 'Three round the mat. Three points, then go or stop?' },
    ko: { sub: '셋이 치는 화투', pitch: '셋이 둘러앉아 3점. 고냐, 스톱이냐?' },
    ja: { sub: '韓国の花札、三人で', pitch: '三人で囲んで三点。ゴーか、ストップか。' },
    zh: { sub: '三人局', pitch: '三人圍坐，三分之後：Go 還是 Stop？' },
    'zh-Hans': { sub: '三人局', pitch: '三人围坐，三分之后：Go 还是 Stop？' },
    pl: { sub: 'Koreańskie karty, we trójkę', pitch: 'Troje przy macie. Trzy punkty i pytanie: go czy stop?' },
  },
  calls: {
    DECLARE_GO: { en: 'Go', ko: '고', ja: 'ゴー', zh: 'Go', 'zh-Hans': 'Go', pl: 'Go' },
  },
  minutes: 5,
  fan: handOf('korean', '1111', '0331', '0811', '0931', '0221'),
  tableRules: () => import('./table-rules.ts').then(({ gostopTableRules }) => gostopTableRules),
  levelRatings: () => import('@madang/players/level-ratings/gostop.json'),
  worker: () => new Worker(new URL('./gostop-worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  load: () => import('./index.ts').then(({ gostopUi }) => gostopUi),
  books: () => import('./rulebook/index.ts').then(({ gostopBooks }) => gostopBooks),
  dare: () => import('./dare.ts').then(({ gostopDare }) => gostopDare),
  lesson: () => import('./lesson/index.ts').then(({ gostopLesson }) => gostopLesson),
  guide: () => import('./guide.ts').then(({ gostopGuide }) => gostopGuide),
  positions: () => import('./positions.jsonl?raw').then(({ default: text }) => text),
};
