import type { NotFoundWords } from '../../app/NotFound.tsx';

export const zhHans: NotFoundWords = {
  nothing: '这个网址没有任何内容。',
  note: '网址可能打错了，或原来的内容已经不在。',
  home: '首页',
  games: '游戏',
};
