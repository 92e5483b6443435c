import type { MatgoLessonWords } from '../../../games/matgo/lesson/words/matgo-lesson-words.ts';

export const zhHans: MatgoLessonWords = {
  welcome: (other, threshold) =>
    `欢迎来玩 Matgo。你和${other}打一局，由你先出。目标是收牌，比对手先得到${threshold}分。`,
  junk: (from) => `没有图案的牌大多是皮。皮也算分：${from}张是1分，每多一张再加1分，所以有机会就收。双皮算两张。`,
  score: (count, threshold) =>
    `你目前有${count}分，从${threshold}分起可以喊 Stop。役有分，五张动物、五张短册或十张皮也有分。`,
  decide: (count) =>
    `你有${count}分，可以赢了。喊 Stop 就立刻收分。喊 Go 则每次多1分，第三次起还会加倍；但之后若是对手赢了，你要付两倍。`,
  theyWent: (other) => `${other}喊了 Go，想要更多。现在你若赢了就是两倍。`,
  cup: '你收下了杯。它可以算动物或双皮，现在就要决定，之后不能改。动物不多时，通常算双皮比较好。',
  shake: '你手上有同月三张，而场上没有。可以摇牌：亮给对手看，赢的时候就算两倍。',
  bomb: '你手上有同月三张，第四张在场上。炸弹可以四张全收，再夺一张皮，赢的时候算两倍。',
  kung: '这是先出者的第一回合，可以喊“咚”：手上三张加场上一张，先把同月四张收下，再继续出牌。',
  president: '你手上有同月四张，这叫总统。可以立刻结束拿分，或继续打。',
  pass: '你没有牌可出，所以跳过。',
  bonus: (card) => `牌堆翻出了${card}。奖励牌一定归你，并再翻一张。`,
  jjok: '这是碰牌：翻出的牌和刚打出的牌同月，而且配不到牌。得1分，并拿对手一张皮。',
  ppuk: '这是卡牌：翻出的牌有两张以上可配。得1分；一局卡三次就直接获胜。',
  ddadak: '这是双收：手牌收了两张中的一张，翻出的牌收了另一张。夺一张皮。',
  sweep: '场上空了。清场可以夺一张皮。',
  ttak: '场上有同月三张，第四张把它们全收了：四收，得1分。',
  stole: (card) => `因此你从对手那里拿到${card}：皮在回合结束时夺取。`,
  stolen: (other, card) => `${other}夺走了你的${card}。原因写在记录里。`,
  won: '打得好，这一局是你的。',
  nobody: '没有人赢，这叫流局，下一局会算两倍。',
  payment: '这里用金币付分，一分是一百金币。',
  after: '正式的一场有十局，赢家先出下一局。',
};
