import './felt.css';
import { type GameEntry, handOf } from '../entry.ts';

export const checkEntry: GameEntry = {
  id: 'check',
  names: { en: 'Check', ko: '체크', ja: 'チェック', zh: 'Check 記憶牌', pl: 'Check' },
  words: {
    en: { sub: 'Low cards win', pitch: 'Four hidden cards. Remember, swap, snap, call check.' },
    ko: { sub: '낮은 패가 이깁니다', pitch: '숨은 카드 네 장. 외우고, 바꾸고, 맞추고, 체크!' },
    ja: { sub: '低いカードが勝つ', pitch: '伏せた四枚。覚えて、替えて、重ねて、チェック。' },
    zh: { sub: '點數低者勝', pitch: '四張暗牌：記住、交換、搶配，然後喊查牌。' },
    pl: {
      sub: 'Wygrywa najmniej punktów',
      pitch: 'Cztery zakryte karty. Pamiętaj, zamieniaj, dopasowuj, wołaj „sprawdzam”.',
    },
  },
  usualSeats: 4,
  minutes: 10,
  fan: handOf('french', '?', '7♦', '?', 'A♣'),
  load: () => import('./index.ts').then(({ checkUi }) => checkUi),
  books: () => import('./rulebook/index.ts').then(({ checkBooks }) => checkBooks),
};
