import './felt.css';
import { type GameEntry, handOf } from '../entry.ts';

export const matgoEntry: GameEntry = {
  id: 'matgo',
  names: { en: 'Matgo', ko: '맞고', ja: 'マッコ', zh: '雙人花牌 Matgo', 'zh-Hans': '双人花牌 Matgo', pl: 'Matgo' },
  native: { name: '맞고', lang: 'ko' },
  words: {
    en: { sub: 'Go-Stop face to face', pitch: 'Shake, bomb and go: every multiplier is gold.' },
    ko: { sub: '둘이 치는 화투', pitch: '흔들고, 폭탄을 던지고, 고! 배수만큼 골드가 오갑니다.' },
    ja: { sub: '韓国の花札、二人で', pitch: '揺さぶり、爆弾、そしてゴー。倍になるほどゴールドが動く。' },
    zh: { sub: '韓國花牌，兩人對決', pitch: '搖牌、炸彈、再 Go，倍數越高金幣越多。' },
    'zh-Hans': { sub: '韩国花牌，两人对决', pitch: '摇牌、炸弹、再 Go，倍数越高金币越多。' },
    pl: { sub: 'Go-Stop we dwójkę', pitch: 'Potrząśnij, zbombarduj, krzyknij go: mnożniki to złoto.' },
  },
  calls: {
    DECLARE_GO: { en: 'Go', ko: '고', ja: 'ゴー', zh: 'Go', 'zh-Hans': 'Go', pl: 'Go' },
  },
  minutes: 15,
  fan: handOf('korean', '0721', '0111', '1211', '1031', '0521'),
  tableRules: () => import('./table-rules.ts').then(({ matgoTableRules }) => matgoTableRules),
  levelRatings: () => import('@madang/players/level-ratings/matgo.json'),
  worker: () => new Worker(new URL('./matgo-worker.ts', import.meta.url), { type: 'module', name: 'match' }),
  load: () => import('../gostop/index.ts').then(({ matgoUi }) => matgoUi),
  books: () => import('../gostop/rulebook/index.ts').then(({ matgoBooks }) => matgoBooks),
  guide: () => import('../gostop/guide.ts').then(({ matgoGuide }) => matgoGuide),
  dare: () => import('../gostop/dare.ts').then(({ gostopDare }) => gostopDare),
  lesson: () => import('./lesson/index.ts').then(({ matgoLesson }) => matgoLesson),
  positions: () => import('./positions.jsonl?raw').then(({ default: text }) => text),
};
