import type { Wording } from './wording.ts';

const points = (count: number): string => `${count}점`;
const BONUS = ['', '보너스 쌍피 1장이', '보너스 쌍피와 보너스 삼피가', '보너스 쌍피 2장과 보너스 삼피가'];

export const ko: Wording = {
  language: 'ko',
  comma: ', ',
  colon: ': ',
  titles: {
    goal: '목표',
    cards: '패',
    deal: '패 나누기',
    turn: '내 차례',
    specials: '특별한 순간',
    sets: '족보',
    goStop: '고와 스톱',
    factors: '배수',
    end: '셈과 끝',
  },

  points,
  growing: (count) => `${points(count)}, 한 장 더할 때마다 +1`,
  brings: {
    points: (count) => `+${points(count)}`,
    steal: (count) => `피 ${count}장`,
    flipTurns: (count) => `뒤집기만 하는 차례 ${count}번`,
    stays: '석 장이 바닥에 남음',
    captures: '패를 먹음',
    anotherFlip: '먹고 한 장 더 뒤집음',
    turnGoesOn: '차례가 이어짐',
    nothing: '–',
  },

  goal: {
    text: (seats) => [
      `${seats === 3 ? '셋이' : '둘이'} 같은 달의 패를 맞추어 먹고, 족보로 점수를 냅니다.`,
      '점수가 차면 스톱을 불러 받거나, 고를 불러 더 크게 노립니다.',
    ],
    threshold: (count) => `이 자리에서는 ${points(count)}부터 날 수 있습니다.`,
    rounds: (count) => (count === 1 ? '한 판으로 끝납니다.' : `모두 ${count}판을 칩니다.`),
  },
  cards: {
    text: [
      '화투 48장, 달마다 넉 장씩입니다. 11월이 오동, 12월이 비입니다. 모서리의 숫자는 달, 그 아래 표시는 종류입니다.',
      '쌍피는 피 두 장으로 칩니다. 오동과 비에 한 장씩 있습니다.',
    ],
    bonus: (count) => `여기에 ${BONUS[count]} 더 있습니다. 삼피는 피 석 장으로 칩니다.`,
    cup: {
      whenItMatters: '국진은 열끗입니다. 고나 스톱에 걸리거나 빼앗기게 될 때 한 번, 쌍피로 쓸지 임자에게 묻습니다.',
      whenOwned: '국진은 먹은 차례에 바로 열끗과 쌍피 가운데 고릅니다. 나중에 바꿀 수 없습니다.',
      animal: '국진은 언제나 열끗입니다.',
    },
    cupStolen: {
      taken: '다른 피가 없으면 국진도 쌍피로 빼앗깁니다.',
      void: '국진밖에 빼앗을 것이 없으면 무효가 되고, 국진은 열끗으로 굳습니다.',
    },
  },
  deal: {
    cards: (hand, table) => `손패 ${hand}장씩, 바닥에 ${table}장을 펴 놓고, 나머지는 더미입니다.`,
    bonus: '처음 손에 든 보너스 카드는 바로 먹고 채웁니다. 바닥의 것은 선이 먹습니다. 이때는 피를 빼앗지 않습니다.',
    first: {
      drawn: '첫 판의 선은 추첨으로 정합니다.',
      nightAndDay:
        '첫 판의 선은 밤일낮장입니다. 첫 손패의 달을 견주어 밤(18:00~05:59)에는 낮은 쪽, 낮에는 높은 쪽이 선입니다.',
    },
    later: '다음부터는 이긴 사람이 선이고, 이긴 사람이 없으면 선이 그대로입니다.',
    fieldRedealt: '바닥에 같은 달 넉 장이 깔리면 다시 나눕니다.',
    fieldDoubles: (factor) => `바닥에 같은 달 넉 장이 깔리면 다시 나누고, 다음 판은 ${factor}배입니다.`,
  },
  president: {
    asked: {
      dealt: '손에 같은 달 넉 장이 들어오면 나눈 직후에 보여 주고 고릅니다.',
      firstTurn: '자기 첫 차례에 손에 같은 달 넉 장이 있으면 보여 주고 고릅니다.',
      off: '이 자리에서는 손에 든 같은 달 넉 장에 아무 뜻이 없습니다.',
    },
    ends: (count) => `${points(count)}을 얻고 판을 끝내거나, 계속 칩니다(들고치기).`,
    playsOn: '들고치기를 해도 따로 얻는 것은 없습니다.',
    held: (factor) => `들고치기를 하고 흔들기나 폭탄과 함께 이기면 ${factor}배입니다.`,
    chain: (steal) =>
      `들고 있던 달의 첫 장을 낸 차례에 무엇이든 먹으면, 남은 석 장을 흔들기와 폭탄으로 칩니다${steal > 0 ? `. 피 ${steal}장도 빼앗습니다` : ''}.`,
  },
  turn: {
    text: [
      '손패 한 장을 내고, 더미에서 한 장을 뒤집습니다.',
      '맞는 패가 없으면 바닥에 남고, 한 장 있으면 둘 다 먹습니다.',
    ],
    twoMatches: {
      ask: '두 장과 맞으면 하나를 고릅니다.',
      askBetweenKinds: '두 장과 맞을 때 종류가 다르면 고르고, 같은 종류면 값이 높은 피를 저절로 먹습니다.',
    },
    threeMatches: '석 장과 맞으면 모두 먹습니다.',
    certain: {
      after: '손패로 먹은 것은 뒤집은 뒤에야 내 것이 됩니다. 뻑이 될 수 있기 때문입니다.',
      before: '손패로 먹은 것은 바로 내 것입니다.',
    },
    flipByHand: '뒤집기는 따로 누릅니다.',
  },
  specials: {
    ppuk: '뻑: 짝을 맞췄는데 같은 달이 뒤집힘',
    housePpuk: '뻑: 뒤집은 패가 두 장 이상과 맞음',
    ppukTaken: '남의 뻑 석 장을 먹음',
    jaPpuk: '자뻑: 자기 뻑을 먹음',
    houseJaPpuk: '자뻑: 자기 뻑 다음에 패를 먹는 차례',
    jjok: '쪽: 방금 놓은 패와 같은 달이 뒤집힘',
    houseJjok: '쪽: 뒤집은 패가 맞는 것 없이 놓이고, 방금 낸 패와 같은 달',
    ddadak: '따닥: 두 장 가운데 하나를 먹고, 뒤집은 패로 나머지도 먹음',
    sweep: '쓸: 차례가 끝나고 바닥이 비었음',
    ttak: '딱: 석 장과 맞아 모두 먹음',
    bonus: '보너스 카드가 뒤집힘',
    shake: '흔들기: 손에 같은 달 석 장, 바닥에는 없음. 보여 줌',
    bomb: '폭탄: 손에 같은 달 석 장, 바닥에 나머지 한 장. 넉 장을 먹음',
    kung: '쿵: 선의 첫 차례에 그런 달이 있음. 넉 장을 먼저 먹음',
  },
  aboutSpecials: {
    steal: (seats) => `피는 ${seats === 3 ? '상대마다' : '상대에게서'} 값이 낮은 것부터 빼앗습니다.`,
    lastCard: {
      oneCard: '손의 마지막 패로는 뻑, 쪽, 따닥, 쓸이 없습니다.',
      bombToo: '손의 마지막 패나 손을 비우는 폭탄으로는 뻑, 쪽, 따닥, 쓸이 없습니다.',
    },
    shakenIsPlayed: (seconds) =>
      `흔든 다음에는 보여 준 패 가운데 하나를 냅니다${seconds > 0 ? `. 흔든 패는 ${seconds}초 동안 보입니다` : ''}.`,
    shakeFrees: (seconds) =>
      `흔든 다음에 다른 패를 내도 됩니다${seconds > 0 ? `. 흔든 패는 ${seconds}초 동안 보입니다` : ''}.`,
    bonusHeld: '뻑 앞에 뒤집힌 보너스 카드는 그 뻑을 먹을 때까지 묶입니다.',
    threePpuk: (count) =>
      `뻑을 세 번 하면 그 자리에서 ${points(count)}을 얻고 판이 끝납니다. 다른 점수는 치지 않습니다.`,
    threePpukCarries: '여기에는 나가리 배수만 곱합니다.',
  },
  sets: {
    text: ['광 족보는 가장 큰 것 하나만 칩니다. 나머지는 모두 더합니다.'],
    made: (set, from) =>
      ({
        OGWANG: '광 다섯 장 모두',
        SAGWANG: '광 아무 넉 장',
        SAMGWANG: '비광을 뺀 석 장',
        BISAMGWANG: '비광을 넣은 석 장',
        GODORI: '매조, 흑싸리, 공산의 열끗',
        HONGDAN: '송학, 매조, 벚꽃의 띠',
        CHEONGDAN: '모란, 국화, 단풍의 띠',
        CHODAN: '흑싸리, 난초, 홍싸리의 띠',
        YEOL: `아무 ${from}장`,
        TTI: `아무 ${from}장`,
        PI: `합해서 ${from}장`,
      })[set],
  },
  goStop: {
    choice: (count) =>
      `차례가 끝나고 ${points(count)} 이상이면 스톱으로 받거나 고를 부릅니다. 고를 부른 뒤에는 점수가 오를 때마다 다시 고릅니다.`,
    go: (count) => `이기면 고 한 번에 ${points(count)}을 더합니다.`,
    thirdGo: {
      doubling: '3고부터는 2배, 4배, 8배로 뜁니다.',
      linear: '3고부터는 2배, 3배, 4배로 늘어납니다.',
      off: '고를 많이 불러도 배수는 없습니다.',
    },
    lastCard: '마지막 패로 점수가 차면 저절로 스톱합니다.',
    exhaustion: {
      nagari: '패가 떨어질 때까지 아무도 스톱하지 않으면 나가리이고, 이긴 사람이 없습니다.',
      compare:
        '패가 떨어질 때까지 아무도 스톱하지 않으면 점수가 높은 쪽이 이깁니다. 점수가 같거나, 둘 다 없거나, 고를 부르고 더 내지 못했는데 상대도 기준에 못 미치면 나가리이고, 이긴 사람이 없습니다.',
    },
    nagari: (factor, cap) =>
      factor === 1
        ? '나가리가 나도 다음 판은 그대로입니다.'
        : `나가리 다음 판은 ${factor}배이고, 이어지면 곱합니다${cap > 0 ? `(${cap}배까지)` : ''}.`,
  },
  factors: {
    text: '이긴 사람의 점수와 고를 더한 다음, 해당하는 배수를 모두 곱합니다.',
    shake: '흔들기 한 번마다',
    bomb: '폭탄 한 번마다',
    heldPresident: '들고치기에 흔들기나 폭탄이 있음',
    gwangBak: '광박: 광으로 났는데 진 사람에게 광이 없음',
    piBak: (most, sparesNone) => `피박: 피로 났는데 진 사람의 피가 ${sparesNone ? 1 : 0}~${most}`,
    mongBak: (from, needsNone) => `멍박: 이긴 사람의 열끗이 ${from}장 이상${needsNone ? ', 진 사람은 없음' : ''}`,
    goBak: '고박: 진 사람이 고를 불렀음',
    nagari: '바로 앞의 나가리마다',
  },
  end: {
    pays: (seats) =>
      seats === 3 ? '진 두 사람이 저마다 자기 배수로 이긴 사람에게 냅니다.' : '진 사람이 이긴 사람에게 냅니다.',
    dokbak: '독박: 진 사람 가운데 고를 부른 사람이 있으면, 마지막에 부른 사람이 둘 몫을 다 냅니다.',
    gold: (start, perPoint) => `${start}골드씩 가지고 시작하고, 1점은 ${perPoint}골드입니다.`,
    playMoney: '골드는 게임 안에서만 쓰는 돈입니다. 살 수도, 다른 곳으로 옮길 수도, 현금으로 바꿀 수도 없습니다.',
    broke: (start) => `가진 만큼만 냅니다. 다 잃으면 ${start}골드로 다시 시작합니다.`,
    ppukGold: (first, next) => `자기 첫 차례의 뻑(첫뻑)은 ${first}골드, 이어진 뻑(연뻑)은 ${next}골드를 바로 받습니다.`,
    match: '마지막 판 뒤에 가장 많이 가진 사람이 이깁니다.',
    resign: {
      pays: '기권하면 상대마다 그 사람의 점수(적어도 기준 점수)에 배수를 곱해 냅니다.',
      free: '기권하면 거기서 끝나고, 치던 판은 셈하지 않습니다.',
    },
  },
};
