import type { GostopLessonWords } from '../../../games/gostop/lesson/words/gostop-lesson-words.ts';

export const zhHans: GostopLessonWords = {
  welcome: (others, threshold) =>
    `欢迎来玩 Go-Stop。你和${others}打一局，由你先出。目标是收牌，最先得到${threshold}分。`,
  theirTurn: '另外两位也一样：出一张手牌，再从牌堆翻一张。又轮到你了。',
  junk: (from) => `没有图案的牌大多是皮。皮也算分：${from}张是1分，每多一张再加1分。双皮算两张。`,
  score: (count, threshold) =>
    `你目前有${count}分，从${threshold}分起可以喊 Stop。役有分，五张动物、五张短册或十张皮也有分。`,
  decide: (count) =>
    `你有${count}分，可以赢了。喊 Stop，另外两位立刻付分。喊 Go 则每次多1分，第三次起还会加倍；但之后若是别人赢了，你要付两家的份。`,
  theyWent: (other) => `${other}喊了 Go，想要更多。现在你若赢了，由${other}付两家的份。`,
  cup: '现在要决定杯算动物还是双皮，之后不能改。选分数较多的一边。',
  shake: '你手上有同月三张，而场上没有。可以摇牌：亮出三张并打出其中一张，赢的时候算两倍。',
  bomb: '你手上有同月三张，第四张在场上。炸弹可以四张全收，再向每家夺一张皮，赢的时候算两倍。',
  president: '你手上有同月四张，这叫总统。可以立刻结束拿分，或继续打。',
  jjok: '这是碰牌：翻出的牌和刚放下的牌配成一对。两张都收，再向每家拿一张皮。',
  ppuk: '这是卡牌：翻出了同月的第三张。三张都留在场上，用第四张收走的人向每家拿一张皮。',
  ddadak: '这是双收：手牌收了两张中的一张，翻出的牌收了另一张。向每家夺一张皮。',
  sweep: '场上空了。清场可以向每家夺一张皮。',
  stole: (card) => `因此你拿到${card}：皮在回合结束时夺取。`,
  stolen: (other, card) => `${other}夺走了你的${card}。原因写在记录里。`,
  won: '打得好，这一局是你的。',
  nobody: '没有人赢，这叫流局，下一局会算两倍。',
  after: '正式的一场由赢家先出下一局。',
};
