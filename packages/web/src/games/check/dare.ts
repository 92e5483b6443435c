import { byWinning, type Dare } from '../dare.ts';

export const checkDare: Dare = {
  name: {
    en: 'Checks that won',
    ko: '체크 성공',
    ja: 'チェック成功',
    zh: '喊查牌後獲勝',
    pl: 'Udane sprawdzenia',
    'zh-Hans': '喊查牌后获胜',
  },
  actions: ['callCheck'],
  isMade: byWinning,
};
