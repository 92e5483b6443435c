import type { Wording } from './wording.ts';

export const zh: Wording = {
  language: 'zh',
  goal: {
    title: '目標',
    text: (target) => ['兩人、三人或四人的吃墩遊戲，有叫牌和婚配。', `先達到${target}分的人獲勝。`],
  },
  cards: {
    title: '牌',
    text: ['一共24張，每種花色六張。注意10很大，只輸給A。', '全部合計120分。'],
    ranks: ['A', '10', 'K', 'Q', 'J', '9'],
  },
  marriages: {
    title: '婚配',
    text: [
      '手上同花色的K和Q就是婚配。',
      '用其中一張首先出牌時可以報婚配：分數立刻計入，這個花色從這一墩起成為王牌。',
      '第一墩就可以報。之後再報婚配會換王牌。',
    ],
    suits: { '♠': '黑桃', '♣': '梅花', '♦': '方塊', '♥': '紅心' },
  },
  deal: {
    title: '發牌',
    text: '留幾張作底牌，歸叫牌的贏家。下一副由下一位發牌。',
    players: (count) => `${count}人`,
    two: '各10張，底牌兩份各2張',
    three: '各7張，底牌3張',
    four: { sitsOut: '各7張，底牌3張，發牌的人輪休', allPlay: '各5張，底牌4張，全員參加' },
    sitOutBonus: '四人時，輪休的人因底牌中的每張A得11分，並得到其中婚配的分數。',
    fourNines: '發到四張9的人可以要求重新發牌。',
  },
  auction: {
    title: '叫牌',
    text: (lowest, raise, highest) => [
      '輪流叫出自己要拿到的分數，或不叫而退出。',
      `最低叫${lowest}，每次至少加${raise}，最高叫${highest}。`,
      '最後留下的人坐莊。',
    ],
    opening: {
      free: (lowest) => `由發牌者的下一位開始。其他人都不叫時，剩下的人以${lowest}坐莊。`,
      forced: (lowest) => `由發牌者的下一位開始，而且必須叫${lowest}。`,
    },
    above: (limit) => `叫超過${limit}，手上必須有婚配。`,
  },
  musik: {
    title: '底牌',
    open: '三人或四人時，莊家把底牌亮給大家看後拿走，再給每位對手一張牌。',
    hidden: '兩人時，莊家不看牌選一份底牌，再墊掉兩張。墊掉的牌和另一份底牌歸最後一墩的贏家。',
    raise: (step) => `拿了底牌之後還可以加叫，每次加${step}。`,
    bomb: (times, points) => `炸彈：換牌時莊家可以放棄這副牌，每位對手得${points}分。每人一場最多${times}次。`,
  },
  play: {
    title: '吃墩',
    follow: '莊家先出。有同花色就必須跟。',
    free: '沒有時可以出任何牌，不必壓過，也不必出王牌。',
    mustBeat: '跟牌時，能壓過該花色最大的牌就必須壓過。',
    mustTrump: '跟不出時，有王牌就必須出王牌。',
    trick: '最大的王牌贏得這一墩；沒有王牌時，首引花色最大的牌贏。贏的人先出下一墩。',
    text: ['有人報婚配之前沒有王牌。'],
  },
  scoring: {
    title: '計分',
    made: {
      taken: '莊家拿到所叫的分數，就得到拿到的全部分數，包括婚配。',
      bid: '莊家拿到所叫的分數，就只得所叫的分數。',
    },
    failed: '沒有拿到就扣掉所叫的分數。',
    others: {
      exact: '其他人得到自己拿到的分數。',
      rounded: '其他人得到自己拿到的分數，以十分為單位四捨五入。',
    },
    barrel: (from) => `上桶：這副牌開始時有${from}分以上的人，只有坐莊才能得分。`,
  },
  end: {
    title: '結束',
    text: (target) => `一副打完時有${target}分以上就獲勝；若有好幾位，全都獲勝。`,
    maxHands: (count) => `打完${count}副，分數最高的人獲勝。`,
    resign: '有人認輸就結束，其餘的人中分數最高的獲勝。',
  },
};
