import type { Wording } from '../../../games/tysiac/rulebook/wording.ts';

export const zhHans: Wording = {
  language: 'zh-Hans',
  goal: {
    title: '目标',
    text: (target) => ['两人、三人或四人的吃墩游戏，有叫牌和婚配。', `先达到${target}分的人获胜。`],
  },
  cards: {
    title: '牌',
    text: ['一共24张，每种花色六张。注意10很大，只输给A。', '全部合计120分。'],
    ranks: ['A', '10', 'K', 'Q', 'J', '9'],
  },
  marriages: {
    title: '婚配',
    text: [
      '手上同花色的K和Q就是婚配。',
      '用其中一张首先出牌时可以报婚配：分数立刻计入，这个花色从这一墩起成为王牌。',
      '第一墩就可以报。之后再报婚配会换王牌。',
    ],
    suits: { '♠': '黑桃', '♣': '梅花', '♦': '方块', '♥': '红桃' },
  },
  deal: {
    title: '发牌',
    text: '留几张作底牌，归叫牌的赢家。下一副由下一位发牌。',
    players: (count) => `${count}人`,
    two: '各10张，底牌两份各2张',
    three: '各7张，底牌3张',
    four: { sitsOut: '各7张，底牌3张，发牌的人轮休', allPlay: '各5张，底牌4张，全员参加' },
    sitOutBonus: '四人时，轮休的人因底牌中的每张A得11分，并得到其中婚配的分数。',
    fourNines: '发到四张9的人可以要求重新发牌。',
  },
  auction: {
    title: '叫牌',
    text: (lowest, raise, highest) => [
      '轮流叫出自己要拿到的分数，或不叫而退出。',
      `最低叫${lowest}，每次至少加${raise}，最高叫${highest}。`,
      '最后留下的人坐庄。',
    ],
    opening: {
      free: (lowest) => `由发牌者的下一位开始。其他人都不叫时，剩下的人以${lowest}坐庄。`,
      forced: (lowest) => `由发牌者的下一位开始，而且必须叫${lowest}。`,
    },
    above: (limit) => `叫超过${limit}，手上必须有婚配。`,
  },
  musik: {
    title: '底牌',
    open: '三人或四人时，庄家把底牌亮给大家看后拿走，再给每位对手一张牌。',
    hidden: '两人时，庄家不看牌选一份底牌，再垫掉两张。垫掉的牌和另一份底牌归最后一墩的赢家。',
    raise: (step) => `拿了底牌之后还可以加叫，每次加${step}。`,
    bomb: (times, points) => `炸弹：换牌时庄家可以放弃这副牌，每位对手得${points}分。每人一场最多${times}次。`,
  },
  play: {
    title: '吃墩',
    follow: '庄家先出。有同花色就必须跟。',
    free: '没有时可以出任何牌，不必压过，也不必出王牌。',
    mustBeat: '跟牌时，能压过该花色最大的牌就必须压过。',
    mustTrump: '跟不出时，有王牌就必须出王牌。',
    trick: '最大的王牌赢得这一墩；没有王牌时，首引花色最大的牌赢。赢的人先出下一墩。',
    text: ['有人报婚配之前没有王牌。'],
  },
  scoring: {
    title: '计分',
    made: {
      taken: '庄家拿到所叫的分数，就得到拿到的全部分数，包括婚配。',
      bid: '庄家拿到所叫的分数，就只得所叫的分数。',
    },
    failed: '没有拿到就扣掉所叫的分数。',
    others: {
      exact: '其他人得到自己拿到的分数。',
      rounded: '其他人得到自己拿到的分数，以十分为单位四舍五入。',
    },
    barrel: (from) => `上桶：这副牌开始时有${from}分以上的人，只有坐庄才能得分。`,
  },
  end: {
    title: '结束',
    text: (target) => `一副打完时有${target}分以上就获胜；若有好几位，全都获胜。`,
    maxHands: (count) => `打完${count}副，分数最高的人获胜。`,
    resign: '有人认输就结束，其余的人中分数最高的获胜。',
  },
};
