import { byWinning, type Dare } from '../dare.ts';

export const gostopDare: Dare = {
  name: {
    en: 'Rounds won after a go',
    ko: '고 성공',
    ja: 'ゴー成功',
    zh: '喊 Go 後獲勝',
    pl: 'Udane go',
    'zh-Hans': '喊 Go 后获胜',
  },
  actions: ['DECLARE_GO'],
  isMade: byWinning,
};
