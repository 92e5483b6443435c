import type { CheckLessonWords } from '../../../games/check/lesson/words/check-lesson-words.ts';

export const zhHans: CheckLessonWords = {
  peek: (other, cards) =>
    `欢迎来玩记忆游戏“查牌”，对手是${other}。你有四张盖着的牌，可以看一次下排的两张：${cards}。记住之后按确认。`,
  values: 'A 是 −1 分，数字照数字算，J、Q、K 是 11、12、13 分。最后总分最少的人获胜，所以要丢掉大牌。',
  draw: '轮到你了。从牌堆抽一张，只有你看得到；或拿小的弃牌，拿了就必须留下。',
  drawn: (card, points) => `你抽到${card}，${points}分。小就用它换下较大的牌或不知道的牌，大就弃掉。`,
  matching: (card) => `弃出了${card}。如果你有同点数的牌，快按它，就能少一张。没把握就放过。`,
  ability: '弃掉 J、Q、K 时有能力：K 看两张，Q 看一张，然后交换任意两张。两者都可以略过。',
  misfired: '点数不同。牌留在原处，现在大家都知道它不是那个点数。',
  matched: (who, isMine) =>
    isMine ? `你配上了弃牌，少了一张牌。这一对不再使用。` : `${who}配上了弃牌，少了一张牌。这一对不再使用。`,
  looked: (other) => `${other}用了牌的能力。看哪里、换哪里大家都看得到，留意你记得的牌有没有被换走。`,
  endTurn: '现在结束回合，或喊查牌。',
  callCheck: '觉得自己总分最少时就喊查牌。你的牌就此锁定，其他人再走一回合，然后全部亮牌。大约 8 分以下通常值得喊。',
  theyCalled: (other) => `${other}喊了查牌：这是你的最后一回合，尽量压低总分。`,
  yourTurn: '轮到你了。你知道哪些牌，哪张最大？提示会告诉你高手怎么打。',
  count: '计分方式：把各家的牌加起来，总分最少的获胜。',
  won: '打得好，你的总分最少。',
  nobody: '这一局没有人获胜。',
  lost: (other) => `这次${other}的总分最少，下次再加油。`,
  after: '人越多，要记的牌越多，会来配牌的人也越多。',
};
