import type { CheckLessonWords } from './check-lesson-words.ts';

export const zh: CheckLessonWords = {
  peek: (other, cards) =>
    `歡迎來玩記憶遊戲「查牌」，對手是${other}。你有四張蓋著的牌，可以看一次下排的兩張：${cards}。記住之後按確認。`,
  values: 'A 是 −1 分，數字照數字算，J、Q、K 是 11、12、13 分。最後總分最少的人獲勝，所以要丟掉大牌。',
  draw: '輪到你了。從牌堆抽一張，只有你看得到；或拿小的棄牌，拿了就必須留下。',
  drawn: (card, points) => `你抽到${card}，${points}分。小就用它換下較大的牌或不知道的牌，大就棄掉。`,
  matching: (card) => `棄出了${card}。如果你有同點數的牌，快按它，就能少一張。沒把握就放過。`,
  ability: '棄掉 J、Q、K 時有能力：K 看兩張，Q 看一張，然後交換任意兩張。兩者都可以略過。',
  misfired: '點數不同。牌留在原處，現在大家都知道它不是那個點數。',
  matched: (who, isMine) =>
    isMine ? `你配上了棄牌，少了一張牌。這一對不再使用。` : `${who}配上了棄牌，少了一張牌。這一對不再使用。`,
  looked: (other) => `${other}用了牌的能力。看哪裡、換哪裡大家都看得到，留意你記得的牌有沒有被換走。`,
  endTurn: '現在結束回合，或喊查牌。',
  callCheck: '覺得自己總分最少時就喊查牌。你的牌就此鎖定，其他人再走一回合，然後全部亮牌。大約 8 分以下通常值得喊。',
  theyCalled: (other) => `${other}喊了查牌：這是你的最後一回合，盡量壓低總分。`,
  yourTurn: '輪到你了。你知道哪些牌，哪張最大？提示會告訴你高手怎麼打。',
  count: '計分方式：把各家的牌加起來，總分最少的獲勝。',
  won: '打得好，你的總分最少。',
  nobody: '這一局沒有人獲勝。',
  lost: (other) => `這次${other}的總分最少，下次再加油。`,
  after: '人越多，要記的牌越多，會來配牌的人也越多。',
};
