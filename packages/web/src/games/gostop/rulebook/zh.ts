import type { Wording } from './wording.ts';

const points = (count: number): string => `${count}分`;
const BONUS = ['', '一張獎勵雙皮', '一張獎勵雙皮和一張獎勵三皮', '兩張獎勵雙皮和一張獎勵三皮'];

export const zh: Wording = {
  language: 'zh',
  comma: '、',
  colon: '：',
  titles: {
    goal: '目標',
    cards: '牌',
    deal: '發牌',
    turn: '輪到你時',
    specials: '特殊情況',
    sets: '役',
    goStop: 'Go 或 Stop',
    factors: '倍數',
    end: '付分與結束',
  },

  points,
  growing: (count) => `${points(count)}，每多一張+1`,
  brings: {
    points: (count) => `+${points(count)}`,
    steal: (count) => `奪${count}張皮`,
    flipTurns: (count) => `${count}次只翻牌`,
    stays: '三張留在場上',
    captures: '收牌',
    anotherFlip: '收下，再翻一張',
    turnGoesOn: '回合繼續',
    nothing: '–',
  },

  goal: {
    text: (seats) => [
      `${seats === 3 ? '三' : '兩'}人輪流用同月的牌收牌，靠役得分。`,
      '分數夠了就喊 Stop 收分，或喊 Go 繼續爭取更多。',
    ],
    threshold: (count) => `這桌從${points(count)}開始可以喊。`,
    rounds: (count) => (count === 1 ? '一局定勝負。' : `一共打${count}局。`),
  },
  cards: {
    text: [
      '花牌48張，每月四張。照韓國的月份，11月是梧桐，12月是雨。角落的數字是月份，下方的記號是種類。',
      '雙皮算兩張皮，梧桐和雨各有一張。',
    ],
    bonus: (count) => `另外有${BONUS[count]}，三皮算三張皮。`,
    cup: {
      whenItMatters: '盃算動物。影響 Go 或 Stop 時，或快被奪走時，會問主人一次要不要算作雙皮。',
      whenOwned: '收下盃的那一回合就要選：算動物還是雙皮，之後不能改。',
      animal: '盃永遠算動物。',
    },
    cupStolen: {
      taken: '沒有別的皮時，盃也會被當作雙皮奪走。',
      void: '只剩盃可奪時無效，盃從此算作動物。',
    },
  },
  deal: {
    cards: (hand, table) => `每人${hand}張手牌，場上翻開${table}張，其餘是牌堆。`,
    bonus: '發到手上的獎勵牌立刻收下並補牌，場上的歸先出的人，這時不奪皮。',
    first: {
      drawn: '第一局由抽籤決定誰先出。',
      nightAndDay: '第一局比較各人第一張手牌的月份：夜裡（18:00–05:59）小的先出，白天大的先出。',
    },
    later: '之後由贏家先出；沒有贏家時不變。',
    fieldRedealt: '場上發出同月四張時重新發牌。',
    fieldDoubles: (factor) => `場上發出同月四張時重新發牌，下一局乘以${factor}。`,
  },
  president: {
    asked: {
      dealt: '發到同月四張的人，發牌後立刻亮出並選擇。',
      firstTurn: '自己的第一回合手上有同月四張時，亮出並選擇。',
      off: '這桌手上有同月四張也沒有任何效果。',
    },
    ends: (count) => `贏${points(count)}結束本局，或繼續打。`,
    playsOn: '繼續打不會另外得到什麼。',
    held: (factor) => `繼續打，並在有搖牌或炸彈時獲勝，乘以${factor}。`,
    chain: (steal) =>
      `打出四張中的第一張的那一回合若有收牌，其餘三張同時算搖牌和炸彈${steal > 0 ? `，並奪${steal}張皮` : ''}。`,
  },
  turn: {
    text: ['打出一張手牌，然後翻開牌堆最上面的一張。', '沒有同月的牌就留在場上；有一張就兩張都收下。'],
    twoMatches: {
      ask: '有兩張時選一張。',
      askBetweenKinds: '有兩張而種類不同時由你選；種類相同時自動收價值較高的皮。',
    },
    threeMatches: '有三張時全部收下。',
    certain: {
      after: '手牌收到的牌要翻牌之後才算數，因為可能變成卡牌。',
      before: '手牌收到的牌立刻歸你。',
    },
    flipByHand: '翻牌要自己按。',
  },
  specials: {
    ppuk: '卡牌（뻑）：剛配成一對，又翻出同月的牌',
    housePpuk: '卡牌（뻑）：翻出的牌有兩張以上可配',
    ppukTaken: '收下別人卡住的三張牌',
    jaPpuk: '收回（자뻑）：收下自己卡住的牌',
    houseJaPpuk: '收回（자뻑）：自己卡牌之後，下一個有收牌的回合',
    jjok: '碰牌（쪽）：翻出的牌和剛放到場上的牌同月',
    houseJjok: '碰牌（쪽）：翻出的牌配不到而留在場上，並與剛打出的牌同月',
    ddadak: '雙收（따닥）：收了兩張中的一張，翻出的牌又收下另一張',
    sweep: '清場（판쓸이）：回合結束時場上沒有牌',
    ttak: '四收（딱）：配到三張，全部收下',
    bonus: '翻出獎勵牌',
    shake: '搖牌（흔들기）：手上同月三張，場上沒有，亮給大家看',
    bomb: '炸彈（폭탄）：手上同月三張，第四張在場上，四張全收',
    kung: '咚（쿵）：先出者的第一回合有這樣的月份，先收四張',
  },
  aboutSpecials: {
    steal: (seats) => `奪皮就是從${seats === 3 ? '每位對手' : '對手'}那裡拿皮，價值最低的先拿。`,
    lastCard: {
      oneCard: '用最後一張手牌時，沒有卡牌、碰牌、雙收和清場。',
      bombToo: '用最後一張手牌，或用炸彈出完手牌時，沒有卡牌、碰牌、雙收和清場。',
    },
    shakenIsPlayed: (seconds) => `搖牌之後要打出亮過的其中一張${seconds > 0 ? `，亮出的牌會顯示${seconds}秒` : ''}。`,
    shakeFrees: (seconds) => `搖牌之後可以打任何一張${seconds > 0 ? `，亮出的牌會顯示${seconds}秒` : ''}。`,
    bonusHeld: '卡牌之前翻出的獎勵牌會被留住，直到卡住的牌被收下。',
    threePpuk: (count) => `第三次卡牌立刻贏${points(count)}，其他都不算。`,
    threePpukCarries: '只再乘以先前流局的倍數。',
  },
  sets: {
    text: ['光牌只算最高的一種，其他全部相加。'],
    made: (set, from) =>
      ({
        OGWANG: '五張光牌',
        SAGWANG: '任意四張光牌',
        SAMGWANG: '不含雨光的三張',
        BISAMGWANG: '含雨光的三張',
        GODORI: '梅、藤、芒的鳥',
        HONGDAN: '松、梅、櫻的短冊',
        CHEONGDAN: '牡丹、菊、楓的短冊',
        CHODAN: '藤、菖蒲、萩的短冊',
        YEOL: `任意${from}張`,
        TTI: `任意${from}張`,
        PI: `合計${from}張`,
      })[set],
  },
  goStop: {
    choice: (count) => `回合結束時有${points(count)}以上，就選擇 Stop 收分或 Go。喊 Go 之後，每次分數增加都可以再選。`,
    go: (count) => `獲勝時，每次 Go 加${points(count)}。`,
    thirdGo: {
      doubling: '從第三次 Go 起，總分依次乘以2、4、8……',
      linear: '從第三次 Go 起，總分依次乘以2、3、4……',
      off: 'Go 再多也不加倍。',
    },
    lastCard: '最後一張牌讓分數達標時，自動 Stop。',
    exhaustion: {
      nagari: '牌出完仍無人 Stop 就是流局，沒有贏家。',
      compare:
        '牌出完仍無人 Stop 時，分數高的人獲勝。同分、都沒得分，或喊 Go 後沒有加分而對手也未達標，就是流局，沒有贏家。',
    },
    nagari: (factor, cap) =>
      factor === 1
        ? '流局不影響下一局。'
        : `流局後的下一局乘以${factor}，連續流局相乘${cap > 0 ? `，最多${cap}倍` : ''}。`,
  },
  factors: {
    text: '贏家的分數加上 Go，再乘以所有成立的倍數。',
    shake: '每次搖牌',
    bomb: '每次炸彈',
    heldPresident: '帶著總統繼續打，並有搖牌或炸彈',
    gwangBak: '光罰（광박）：以光牌得分，而輸家沒有光牌',
    piBak: (most, sparesNone) => `皮罰（피박）：以皮得分，而輸家的皮只有${sparesNone ? 1 : 0}到${most}`,
    mongBak: (from, needsNone) => `動物罰（멍박）：贏家有${from}張以上的動物${needsNone ? '，輸家一張也沒有' : ''}`,
    goBak: 'Go 罰（고박）：輸家喊過 Go',
    nagari: '先前每次流局',
  },
  end: {
    pays: (seats) => (seats === 3 ? '兩位輸家各按自己的倍數付給贏家。' : '輸家付給贏家。'),
    dokbak: '獨賠（독박）：輸家中有人喊過 Go 時，由最後喊的人付兩份。',
    gold: (start, perPoint) => `每人從${start}金幣開始，一分是${perPoint}金幣。`,
    playMoney: '金幣只是遊戲幣，不能購買、轉移或兌現。',
    broke: (start) => `最多付到自己的全部；輸光的人以${start}金幣重新開始。`,
    ppukGold: (first, next) => `自己第一回合卡牌立刻得${first}金幣，緊接著再卡牌得${next}金幣。`,
    match: '最後一局之後，擁有最多的人獲勝。',
    resign: {
      pays: '認輸的人按每位對手的分數（至少是門檻分）和倍數付給他們。',
      free: '認輸就此結束，進行中的一局不計。',
    },
  },
};
