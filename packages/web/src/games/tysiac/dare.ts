import type { Dare } from '../dare.ts';

export const tysiacDare: Dare = {
  name: {
    en: 'Bids made',
    ko: '해낸 도전',
    ja: '達成したビッド',
    zh: '叫分達成',
    pl: 'Ugrane jako rozgrywający',
    'zh-Hans': '叫分达成',
  },
  // Only the declarer does these.
  actions: ['passCard', 'discard', 'bomb'],
  // The declarer gets the bid or loses it.
  isMade: ({ points }, seat) => points[seat] > 0,
};
