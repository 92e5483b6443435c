import type { LessonWords } from '../../learn/words/lesson-words.ts';

export const zhHans: LessonWords = {
  title: '第一局教学',
  next: '下一步',
  back: '上一步',
  restart: '从头开始',
  leave: '离开',
  realMatch: '正式打一场',
  quoted: (card) => `“${card}”`,
  comma: '、',

  hand: (count) =>
    `下面这${count}张是你的手牌，别人看不到。花草和角落的数字告诉你月份，每个月有四张。数字下方的记号是牌的种类。`,
  months: (mine, onField) =>
    `同月的牌可以配对。你手上有${mine}，场上有${onField}，这就是一对。有得配的手牌会稍微抬高。`,
  howToPlay: '现在打一张吧。先用鼠标指着、点一下或用方向键选一张，就会看到它能收什么。再按一下，或按 Enter，就打出去。',
  nothingMatches: '现在没有手牌配得上。还是得打一张，它会留在场上，所以打一张对对手帮助不大的。',
  chooseTarget: '有两张配得上，只能收其中一张，选对你更有用的。',
  took: (card, taken) => `你打出${card}，收下${taken}。它们都是你的了：只有收下的牌才算分。`,
  laid: (card) => `${card}配不到牌，留在场上。现在谁都可以收它，你也可以。`,
  flipTook: (card, taken) => `接着照例翻开牌堆最上面的一张：${card}。它也配上了，替你收下${taken}。`,
  flipLaid: (card) => `接着照例翻开牌堆最上面的一张：${card}。没有牌配得上，所以留在场上。`,
  theirTurn: (other) => `${other}也一样：打一张手牌，再翻一张。现在又轮到你了。`,
  whereTheyLie: '双方收下的牌和可以凑的役，按种类列在桌旁；小屏幕上请打开最下面的长条。',
  near: (set, have, need, missing) => `${set}需要${need}张，你已有${have}张，还差：${missing}。`,
  theirNear: (other, set, missing) => `也看看对手：${other}快凑成${set}了。可以的话，你先收下就破了：${missing}。`,
  yourTurn: '轮到你了。有没有哪一对能让役更近一步？提示会告诉你好手怎么打。',
  count: '计分是这样的：先列出每个役的分数，再相加，再乘以所有倍数，最后是总分。',
  lost: (other) => `这次${other}抢先了。难免的，下次牌会站在你这边。`,
};
