import './felt.css';
import { type GameEntry, handOf } from '../entry.ts';

export const checkEntry: GameEntry = {
  id: 'check',
  names: { en: 'Check', ko: '체크', ja: 'チェック', zh: '記憶牌 Check', 'zh-Hans': '记忆牌 Check', pl: 'Check' },
  words: {
    en: { sub: 'Low cards win', pitch: 'Four hidden cards. Remember, swap, snap, call check.' },
    ko: { sub: '낮은 패가 이깁니다', pitch: '숨은 카드 네 장. 외우고, 바꾸고, 맞추고, 체크!' },
    ja: { sub: '低いカードが勝つ', pitch: '伏せた四枚。覚えて、替えて、重ねて、チェック。' },
    zh: { sub: '點數低者勝', pitch: '四張暗牌：記住、交換、搶配，然後喊查牌。' },
    'zh-Hans': { sub: '点数低者胜', pitch: '四张暗牌：记住、交换、抢配，然后喊查牌。' },
    pl: {
      sub: 'Wygrywa najmniej punktów',
      pitch: 'Cztery zakryte karty. Pamiętaj, zamieniaj, dopasowuj, wołaj „sprawdzam”.',
    },
  },
  usualSeats: 4,
  calls: {
    callCheck: { en: 'Check', ko: '체크', ja: 'チェック', zh: 'Check', 'zh-Hans': 'Check', pl: 'Check' },
  },
  minutes: 10,
  fan: handOf('french', '?', '7♦', '?', 'A♣'),
  tableRules: () => import('./table-rules.ts').then(({ checkTableRules }) => checkTableRules),
  levelRatings: () => import('@madang/players/level-ratings/check.json'),
  worker: () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  load: () => import('./index.ts').then(({ checkUi }) => checkUi),
  books: () => import('./rulebook/index.ts').then(({ checkBooks }) => checkBooks),
  dare: () => import('./dare.ts').then(({ checkDare }) => checkDare),
  lesson: () => import('./lesson/index.ts').then(({ checkLesson }) => checkLesson),
  positions: () => import('./positions.jsonl?raw').then(({ default: text }) => text),
};
