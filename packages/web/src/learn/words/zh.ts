import type { LessonWords } from './lesson-words.ts';

export const zh: LessonWords = {
  title: '第一局教學',
  next: '下一步',
  back: '上一步',
  restart: '從頭開始',
  leave: '離開',
  realMatch: '正式打一場',
  quoted: (card) => `「${card}」`,
  comma: '、',

  hand: (count) =>
    `下面這${count}張是你的手牌，別人看不到。花草和角落的數字告訴你月份，每個月有四張。數字下方的記號是牌的種類。`,
  months: (mine, onField) =>
    `同月的牌可以配對。你手上有${mine}，場上有${onField}，這就是一對。有得配的手牌會稍微抬高。`,
  howToPlay: '現在打一張吧。先用滑鼠指著、點一下或用方向鍵選一張，就會看到它能收什麼。再按一下，或按 Enter，就打出去。',
  nothingMatches: '現在沒有手牌配得上。還是得打一張，它會留在場上，所以打一張對對手幫助不大的。',
  chooseTarget: '有兩張配得上，只能收其中一張，選對你更有用的。',
  took: (card, taken) => `你打出${card}，收下${taken}。它們都是你的了：只有收下的牌才算分。`,
  laid: (card) => `${card}配不到牌，留在場上。現在誰都可以收它，你也可以。`,
  flipTook: (card, taken) => `接著照例翻開牌堆最上面的一張：${card}。它也配上了，替你收下${taken}。`,
  flipLaid: (card) => `接著照例翻開牌堆最上面的一張：${card}。沒有牌配得上，所以留在場上。`,
  theirTurn: (other) => `${other}也一樣：打一張手牌，再翻一張。現在又輪到你了。`,
  whereTheyLie: '雙方收下的牌和可以湊的役，按種類列在桌旁；小螢幕上請打開最下面的長條。',
  near: (set, have, need, missing) => `${set}需要${need}張，你已有${have}張，還差：${missing}。`,
  theirNear: (other, set, missing) => `也看看對手：${other}快湊成${set}了。可以的話，你先收下就破了：${missing}。`,
  yourTurn: '輪到你了。有沒有哪一對能讓役更近一步？提示會告訴你好手怎麼打。',
  count: '計分是這樣的：先列出每個役的分數，再相加，再乘以所有倍數，最後是總分。',
  lost: (other) => `這次${other}搶先了。難免的，下次牌會站在你這邊。`,
};
