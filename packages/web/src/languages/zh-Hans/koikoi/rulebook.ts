import type { Wording } from '../../../games/koikoi/rulebook/wording.ts';

const points = (count: number): string => `${count}分`;

export const zhHans: Wording = {
  language: 'zh-Hans',
  comma: '、',
  colon: '：',
  points,

  goal: {
    title: '目标',
    text: [
      '两人轮流用同月的牌收下场上的牌，再用收到的牌凑成役。',
      '凑成役后可以收手得分，也可以喊“来来”，继续争取更多。',
    ],
    rounds: (count) => (count === 1 ? '一局定胜负。' : `一共打${count}局，总分高的人获胜。`),
  },
  cards: {
    title: '牌',
    text: [
      '花牌48张，十二个月，每月四张，看花草就知道月份。角落的数字是月份，下方的记号是种类。',
      '牌分四种：光5张、种9张、短10张、粕24张。',
    ],
  },
  deal: {
    title: '发牌',
    text: ['每人八张手牌，场上翻开八张，其余是牌堆。', '第一局的庄家由抽签决定，庄家先出。'],
    teshi: (count) => `发到的手牌若有同月四张（手四），立刻得${points(count)}并结束本局。双方都有则都不得分。`,
    kuttsuki: '场上若发出同月四张，本局结束，无人得分。',
  },
  turn: {
    title: '轮到你时',
    text: [
      '打出一张手牌。场上若有一张同月的牌，两张都收下。',
      '若有两张，选其中一张；若有三张，全部收下。',
      '若一张也没有，打出的牌留在场上。',
      '接着翻开牌堆最上面的一张，用同样的方法收牌。',
    ],
  },
  koi: {
    title: '来来或收手',
    text: [
      '你的回合若凑成新役或役变大，就要选择。',
      '收手：本局结束，你得到自己所有役的分数。',
      '来来：先不计分，继续打。役再变大时可以重新选择。',
      '如果对手先收手，你就一分也没有。',
    ],
  },
  yaku: {
    title: '役',
    text: ['光牌的役只算最高的一种，其他全部相加。'],
    made: {
      GOKOU: '五张光牌',
      SHIKOU: '四张光牌，不含小野道风',
      AMESHIKOU: '四张光牌，含小野道风',
      SANKOU: '三张光牌，不含小野道风',
      INOSHIKACHOU: '萩间猪、枫间鹿、牡丹上蝶',
      TANE: '任意五张种牌',
      AKATAN: '松、梅、樱的短册',
      AOTAN: '牡丹、菊、枫的短册',
      TANZAKU: '任意五张短册',
      KASU: '任意十张粕牌',
      TSUKIMI: '芒上月与菊上杯',
      HANAMI: '樱上幕与菊上杯',
    },
    growing: (count) => `${points(count)}，每多一张+1`,
    viewingAlone: (count) => `月见酒和花见酒若没有其他役相伴，只算${points(count)}。`,
    cupIsPlain: '杯也可以算作粕牌。',
  },
  count: {
    title: '计分',
    sum: '收手的人把所有役的分数相加，对手的分数不变。',
    seven: '合计满七分时加倍。',
    loserCalled: (factor) => `输家若喊过“来来”，分数乘以${factor}，喊几次都只算一次。`,
    both: (factor) => `两者同时成立时乘以${factor}。`,
    sevenIsPlain: '满七分不加倍。',
    callsAreFree: '喊“来来”不影响分数。',
    eachCall: '总分乘以双方喊“来来”的总次数加一。',
  },
  end: {
    title: '结束',
    draw: '出完最后一张牌仍无人收手，就是平局，喊“来来”之前的役也不算。最后一张牌凑成役则直接获胜。',
    lastCaller: '不过有人喊过“来来”时，由最后喊的人得到自己役的分数。',
    dealer: (count, always) => `不算平局，而由庄家得${points(count)}${always ? '' : '；有人喊过“来来”时则不给'}。`,
    next: {
      keep: '赢家当下一局的庄家；平局时庄家不变。',
      alternate: '赢家当下一局的庄家；平局时换人坐庄。',
    },
    match: '最后一局之后同分就是平局。认输的人输掉整场。',
  },
};
