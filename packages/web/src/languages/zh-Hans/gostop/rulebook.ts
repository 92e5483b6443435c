import type { Wording } from '../../../games/gostop/rulebook/wording.ts';

const points = (count: number): string => `${count}分`;
const BONUS = ['', '一张奖励双皮', '一张奖励双皮和一张奖励三皮', '两张奖励双皮和一张奖励三皮'];

export const zhHans: Wording = {
  language: 'zh-Hans',
  comma: '、',
  colon: '：',
  titles: {
    goal: '目标',
    cards: '牌',
    deal: '发牌',
    turn: '轮到你时',
    specials: '特殊情况',
    sets: '役',
    goStop: 'Go 或 Stop',
    factors: '倍数',
    end: '付分与结束',
  },

  points,
  growing: (count) => `${points(count)}，每多一张+1`,
  brings: {
    points: (count) => `+${points(count)}`,
    steal: (count) => `夺${count}张皮`,
    flipTurns: (count) => `${count}次只翻牌`,
    stays: '三张留在场上',
    captures: '收牌',
    anotherFlip: '收下，再翻一张',
    turnGoesOn: '回合继续',
    nothing: '–',
  },

  goal: {
    text: (seats) => [
      `${seats === 3 ? '三' : '两'}人轮流用同月的牌收牌，靠役得分。`,
      '分数够了就喊 Stop 收分，或喊 Go 继续争取更多。',
    ],
    threshold: (count) => `这桌从${points(count)}开始可以喊。`,
    rounds: (count) => (count === 1 ? '一局定胜负。' : `一共打${count}局。`),
  },
  cards: {
    text: [
      '花牌48张，每月四张。照韩国的月份，11月是梧桐，12月是雨。角落的数字是月份，下方的记号是种类。',
      '双皮算两张皮，梧桐和雨各有一张。',
    ],
    bonus: (count) => `另外有${BONUS[count]}，三皮算三张皮。`,
    cup: {
      whenItMatters: '杯算动物。影响 Go 或 Stop 时，或快被夺走时，会问主人一次要不要算作双皮。',
      whenOwned: '收下杯的那一回合就要选：算动物还是双皮，之后不能改。',
      animal: '杯永远算动物。',
    },
    cupStolen: {
      taken: '没有别的皮时，杯也会被当作双皮夺走。',
      void: '只剩杯可夺时无效，杯从此算作动物。',
    },
  },
  deal: {
    cards: (hand, table) => `每人${hand}张手牌，场上翻开${table}张，其余是牌堆。`,
    bonus: '发到手上的奖励牌立刻收下并补牌，场上的归先出的人，这时不夺皮。',
    first: {
      drawn: '第一局由抽签决定谁先出。',
      nightAndDay: '第一局比较各人第一张手牌的月份：夜里（18:00–05:59）小的先出，白天大的先出。',
    },
    later: '之后由赢家先出；没有赢家时不变。',
    fieldRedealt: '场上发出同月四张时重新发牌。',
    fieldDoubles: (factor) => `场上发出同月四张时重新发牌，下一局乘以${factor}。`,
  },
  president: {
    asked: {
      dealt: '发到同月四张的人，发牌后立刻亮出并选择。',
      firstTurn: '自己的第一回合手上有同月四张时，亮出并选择。',
      off: '这桌手上有同月四张也没有任何效果。',
    },
    ends: (count) => `赢${points(count)}结束本局，或继续打。`,
    playsOn: '继续打不会另外得到什么。',
    held: (factor) => `继续打，并在有摇牌或炸弹时获胜，乘以${factor}。`,
    chain: (steal) =>
      `打出四张中的第一张的那一回合若有收牌，其余三张同时算摇牌和炸弹${steal > 0 ? `，并夺${steal}张皮` : ''}。`,
  },
  turn: {
    text: ['打出一张手牌，然后翻开牌堆最上面的一张。', '没有同月的牌就留在场上；有一张就两张都收下。'],
    twoMatches: {
      ask: '有两张时选一张。',
      askBetweenKinds: '有两张而种类不同时由你选；种类相同时自动收价值较高的皮。',
    },
    threeMatches: '有三张时全部收下。',
    certain: {
      after: '手牌收到的牌要翻牌之后才算数，因为可能变成卡牌。',
      before: '手牌收到的牌立刻归你。',
    },
    flipByHand: '翻牌要自己按。',
  },
  specials: {
    ppuk: '卡牌（뻑）：刚配成一对，又翻出同月的牌',
    housePpuk: '卡牌（뻑）：翻出的牌有两张以上可配',
    ppukTaken: '收下别人卡住的三张牌',
    jaPpuk: '收回（자뻑）：收下自己卡住的牌',
    houseJaPpuk: '收回（자뻑）：自己卡牌之后，下一个有收牌的回合',
    jjok: '碰牌（쪽）：翻出的牌和刚放到场上的牌同月',
    houseJjok: '碰牌（쪽）：翻出的牌配不到而留在场上，并与刚打出的牌同月',
    ddadak: '双收（따닥）：收了两张中的一张，翻出的牌又收下另一张',
    sweep: '清场（판쓸이）：回合结束时场上没有牌',
    ttak: '四收（딱）：配到三张，全部收下',
    bonus: '翻出奖励牌',
    shake: '摇牌（흔들기）：手上同月三张，场上没有，亮给大家看',
    bomb: '炸弹（폭탄）：手上同月三张，第四张在场上，四张全收',
    kung: '咚（쿵）：先出者的第一回合有这样的月份，先收四张',
  },
  aboutSpecials: {
    steal: (seats) => `夺皮就是从${seats === 3 ? '每位对手' : '对手'}那里拿皮，价值最低的先拿。`,
    lastCard: {
      oneCard: '用最后一张手牌时，没有卡牌、碰牌、双收和清场。',
      bombToo: '用最后一张手牌，或用炸弹出完手牌时，没有卡牌、碰牌、双收和清场。',
    },
    shakenIsPlayed: (seconds) => `摇牌之后要打出亮过的其中一张${seconds > 0 ? `，亮出的牌会显示${seconds}秒` : ''}。`,
    shakeFrees: (seconds) => `摇牌之后可以打任何一张${seconds > 0 ? `，亮出的牌会显示${seconds}秒` : ''}。`,
    bonusHeld: '卡牌之前翻出的奖励牌会被留住，直到卡住的牌被收下。',
    threePpuk: (count) => `第三次卡牌立刻赢${points(count)}，其他都不算。`,
    threePpukCarries: '只再乘以先前流局的倍数。',
  },
  sets: {
    text: ['光牌只算最高的一种，其他全部相加。'],
    made: (set, from) =>
      ({
        OGWANG: '五张光牌',
        SAGWANG: '任意四张光牌',
        SAMGWANG: '不含雨光的三张',
        BISAMGWANG: '含雨光的三张',
        GODORI: '梅、藤、芒的鸟',
        HONGDAN: '松、梅、樱的短册',
        CHEONGDAN: '牡丹、菊、枫的短册',
        CHODAN: '藤、菖蒲、萩的短册',
        YEOL: `任意${from}张`,
        TTI: `任意${from}张`,
        PI: `合计${from}张`,
      })[set],
  },
  goStop: {
    choice: (count) => `回合结束时有${points(count)}以上，就选择 Stop 收分或 Go。喊 Go 之后，每次分数增加都可以再选。`,
    go: (count) => `获胜时，每次 Go 加${points(count)}。`,
    thirdGo: {
      doubling: '从第三次 Go 起，总分依次乘以2、4、8……',
      linear: '从第三次 Go 起，总分依次乘以2、3、4……',
      off: 'Go 再多也不加倍。',
    },
    lastCard: '最后一张牌让分数达标时，自动 Stop。',
    exhaustion: {
      nagari: '牌出完仍无人 Stop 就是流局，没有赢家。',
      compare:
        '牌出完仍无人 Stop 时，分数高的人获胜。同分、都没得分，或喊 Go 后没有加分而对手也未达标，就是流局，没有赢家。',
    },
    nagari: (factor, cap) =>
      factor === 1
        ? '流局不影响下一局。'
        : `流局后的下一局乘以${factor}，连续流局相乘${cap > 0 ? `，最多${cap}倍` : ''}。`,
  },
  factors: {
    text: '赢家的分数加上 Go，再乘以所有成立的倍数。',
    shake: '每次摇牌',
    bomb: '每次炸弹',
    heldPresident: '带着总统继续打，并有摇牌或炸弹',
    gwangBak: '光罚（광박）：以光牌得分，而输家没有光牌',
    piBak: (most, sparesNone) => `皮罚（피박）：以皮得分，而输家的皮只有${sparesNone ? 1 : 0}到${most}`,
    mongBak: (from, needsNone) => `动物罚（멍박）：赢家有${from}张以上的动物${needsNone ? '，输家一张也没有' : ''}`,
    goBak: 'Go 罚（고박）：输家喊过 Go',
    nagari: '先前每次流局',
  },
  end: {
    pays: (seats) => (seats === 3 ? '两位输家各按自己的倍数付给赢家。' : '输家付给赢家。'),
    dokbak: '独赔（독박）：输家中有人喊过 Go 时，由最后喊的人付两份。',
    gold: (start, perPoint) => `每人从${start}金币开始，一分是${perPoint}金币。`,
    playMoney: '金币只是游戏币，不能购买、转移或兑现。',
    broke: (start) => `最多付到自己的全部；输光的人以${start}金币重新开始。`,
    ppukGold: (first, next) => `自己第一回合卡牌立刻得${first}金币，紧接着再卡牌得${next}金币。`,
    match: '最后一局之后，拥有最多的人获胜。',
    resign: {
      pays: '认输的人按每位对手的分数（至少是门槛分）和倍数付给他们。',
      free: '认输就此结束，进行中的一局不计。',
    },
  },
};
