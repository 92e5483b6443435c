import type { SeekWords } from '../../people/seek-words.ts';

export const zhHans: SeekWords = {
  looking: '正在找对手',
  lookingFor: (game) => `正在找对手：${game}`,
  waited: (time) => `已等 ${time}`,
  meanwhile: '先和电脑玩',
  meanwhileWhy: '不会打断你和电脑的牌局，有人来时会先问你。',
  cancel: '不找了',
  isHere: (other, game) => `${other} 想和你玩${game}。`,
  accept: '开始',
  stay: '先不要',
  expired: '已经没有人在等你了。',
};
