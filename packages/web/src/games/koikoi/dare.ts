import { byWinning, type Dare } from '../dare.ts';

export const koikoiDare: Dare = {
  name: {
    en: 'Koi-koi calls won',
    ko: '코이코이 성공',
    ja: 'こいこい成功',
    zh: '喊來來後獲勝',
    pl: 'Udane koi-koi',
    'zh-Hans': '喊来来后获胜',
  },
  actions: ['koikoi'],
  isMade: byWinning,
};
