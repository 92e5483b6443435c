import type { Wording } from './wording.ts';

const points = (count: number): string => `${count}分`;

export const zh: Wording = {
  language: 'zh',
  comma: '、',
  colon: '：',
  points,

  goal: {
    title: '目標',
    text: [
      '兩人輪流用同月的牌收下場上的牌，再用收到的牌湊成役。',
      '湊成役後可以收手得分，也可以喊「來來」，繼續爭取更多。',
    ],
    rounds: (count) => (count === 1 ? '一局定勝負。' : `一共打${count}局，總分高的人獲勝。`),
  },
  cards: {
    title: '牌',
    text: [
      '花牌48張，十二個月，每月四張，看花草就知道月份。角落的數字是月份，下方的記號是種類。',
      '牌分四種：光5張、種9張、短10張、粕24張。',
    ],
  },
  deal: {
    title: '發牌',
    text: ['每人八張手牌，場上翻開八張，其餘是牌堆。', '第一局的莊家由抽籤決定，莊家先出。'],
    teshi: (count) => `發到的手牌若有同月四張（手四），立刻得${points(count)}並結束本局。雙方都有則都不得分。`,
    kuttsuki: '場上若發出同月四張，本局結束，無人得分。',
  },
  turn: {
    title: '輪到你時',
    text: [
      '打出一張手牌。場上若有一張同月的牌，兩張都收下。',
      '若有兩張，選其中一張；若有三張，全部收下。',
      '若一張也沒有，打出的牌留在場上。',
      '接著翻開牌堆最上面的一張，用同樣的方法收牌。',
    ],
  },
  koi: {
    title: '來來或收手',
    text: [
      '你的回合若湊成新役或役變大，就要選擇。',
      '收手：本局結束，你得到自己所有役的分數。',
      '來來：先不計分，繼續打。役再變大時可以重新選擇。',
      '如果對手先收手，你就一分也沒有。',
    ],
  },
  yaku: {
    title: '役',
    text: ['光牌的役只算最高的一種，其他全部相加。'],
    made: {
      GOKOU: '五張光牌',
      SHIKOU: '四張光牌，不含小野道風',
      AMESHIKOU: '四張光牌，含小野道風',
      SANKOU: '三張光牌，不含小野道風',
      INOSHIKACHOU: '萩間豬、楓間鹿、牡丹上蝶',
      TANE: '任意五張種牌',
      AKATAN: '松、梅、櫻的短冊',
      AOTAN: '牡丹、菊、楓的短冊',
      TANZAKU: '任意五張短冊',
      KASU: '任意十張粕牌',
      TSUKIMI: '芒上月與菊上盃',
      HANAMI: '櫻上幕與菊上盃',
    },
    growing: (count) => `${points(count)}，每多一張+1`,
    viewingAlone: (count) => `月見酒和花見酒若沒有其他役相伴，只算${points(count)}。`,
    cupIsPlain: '盃也可以算作粕牌。',
  },
  count: {
    title: '計分',
    sum: '收手的人把所有役的分數相加，對手的分數不變。',
    seven: '合計滿七分時加倍。',
    loserCalled: (factor) => `輸家若喊過「來來」，分數乘以${factor}，喊幾次都只算一次。`,
    both: (factor) => `兩者同時成立時乘以${factor}。`,
    sevenIsPlain: '滿七分不加倍。',
    callsAreFree: '喊「來來」不影響分數。',
    eachCall: '總分乘以雙方喊「來來」的總次數加一。',
  },
  end: {
    title: '結束',
    draw: '出完最後一張牌仍無人收手，就是平手，喊「來來」之前的役也不算。最後一張牌湊成役則直接獲勝。',
    lastCaller: '不過有人喊過「來來」時，由最後喊的人得到自己役的分數。',
    dealer: (count, always) => `不算平手，而由莊家得${points(count)}${always ? '' : '；有人喊過「來來」時則不給'}。`,
    next: {
      keep: '贏家當下一局的莊家；平手時莊家不變。',
      alternate: '贏家當下一局的莊家；平手時換人坐莊。',
    },
    match: '最後一局之後同分就是平手。認輸的人輸掉整場。',
  },
};
