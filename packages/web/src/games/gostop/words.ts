import { YOU } from '@madang/engine/language';
import type { Words } from '../../app/words.ts';

export type SpecialName = 'ttak' | 'ppuk' | 'jjob' | 'ddadak' | 'ssul' | 'ppuk_eaten' | 'chained';

export interface GostopWords {
  readonly goOrStop: string;
  readonly go: (count: number) => string;
  readonly stop: string;
  readonly stopNote: string;
  readonly goNote: (bonus: number) => string;
  readonly goFactor: (factor: number) => string;
  readonly goRisk: (isThree: boolean) => string;
  /** One pays for both losers. */
  readonly dokbak: (payer: string, spared: string) => string;
  readonly amount: (points: number, isGold: boolean) => string;
  readonly gold: string;
  readonly declare: string;
  readonly shake: (month: string) => string;
  readonly shakeNote: (factor: number) => string;
  readonly bomb: (month: string) => string;
  readonly bombNote: (factor: number) => string;
  readonly kung: (month: string) => string;
  readonly kungNote: string;
  readonly notNow: string;
  readonly calls: string;
  readonly president: string;
  readonly presidentEnd: string;
  readonly presidentEndNote: string;
  readonly presidentPlay: string;
  readonly presidentPlayNote: (factor: number) => string;
  readonly gukjin: string;
  readonly yeol: string;
  readonly yeolNote: string;
  readonly ssangpi: string;
  readonly ssangpiNote: string;
  readonly thenScore: (points: number) => string;
  readonly flipOnly: (left: number) => string;
  readonly pass: string;
  readonly draw: string;
  readonly starts: (name: string) => string;
  readonly times: (factor: number) => string;
  readonly shaken: (count: number) => string;
  readonly bombed: (count: number) => string;
  readonly kungSeal: string;
  readonly holds: string;
  readonly score: (points: number) => string;
  readonly specials: Readonly<Record<SpecialName, string>>;
}

export const gostopWords: Words<GostopWords> = {
  en: {
    goOrStop: 'Go or stop?',
    go: (count) => (count === 1 ? 'Go' : `${count} go`),
    stop: 'Stop',
    stopNote: 'The round ends and you are paid.',
    goNote: (bonus) => `Play on: +${bonus} point${bonus === 1 ? '' : 's'} if you still win, and perhaps more sets.`,
    goFactor: (factor) => `From this go on everything counts ×${factor}.`,
    goRisk: (isThree) =>
      isThree ? 'If another stops first, you pay for both.' : 'If the other stops first, you pay double.',
    dokbak: (payer, spared) =>
      payer === YOU.en
        ? `Dok-bak: you had called go, so you pay ${spared}’s share, too.`
        : `Dok-bak: ${payer} had called go and pays ${spared === YOU.en ? 'your' : `${spared}’s`} share, too.`,
    amount: (points, isGold) =>
      isGold ? `${points.toLocaleString('en')} gold` : points === 1 ? '1 point' : `${points} points`,
    gold: 'gold',
    declare: 'You hold three of a month',
    shake: (month) => `Shake ${month}`,
    shakeNote: (factor) => `Everybody sees the three cards; if you win, it counts ×${factor}.`,
    bomb: (month) => `Bomb ${month}`,
    bombNote: (factor) => `Takes all four at once and steals junk; if you win, it counts ×${factor}.`,
    kung: (month) => `Kung with ${month}`,
    kungNote: 'Takes all four at once and steals junk; then you play a card.',
    notNow: 'Not now',
    calls: 'Calls',
    president: 'President: four of a month in your hand',
    presidentEnd: 'End the round',
    presidentEndNote: 'You win at once.',
    presidentPlay: 'Play on',
    presidentPlayNote: (factor) =>
      factor > 1 ? `If you win with a shake or a bomb, it counts ×${factor}.` : 'The four cards stay in your hand.',
    gukjin: 'The cup: an animal or double junk?',
    yeol: 'Animal',
    yeolNote: 'It counts with the animals.',
    ssangpi: 'Double junk',
    ssangpiNote: 'It counts as two junk cards.',
    thenScore: (points) => `Your score is then ${points}.`,
    flipOnly: (left) => `Flip only (${left} left)`,
    pass: 'Pass',
    draw: 'Flip the top card',
    starts: (name) => (name === YOU.en ? 'You start' : `${name} starts`),
    times: (factor) => `counts ×${factor}`,
    shaken: (count) => (count === 1 ? 'Shake' : `Shake ×${count}`),
    bombed: (count) => (count === 1 ? 'Bomb' : `Bomb ×${count}`),
    kungSeal: 'Kung',
    holds: 'President',
    score: (points) => (points === 1 ? '1 point' : `${points} points`),
    specials: {
      ttak: 'All four!',
      ppuk: 'Ppuk!',
      jjob: 'Jjok!',
      ddadak: 'Ddadak!',
      ssul: 'Sweep!',
      ppuk_eaten: 'Takes the ppuk',
      chained: 'Shake and bomb!',
    },
  },
  ko: {
    goOrStop: '고 할까요, 스톱 할까요?',
    go: (count) => `${count}고`,
    stop: '스톱',
    stopNote: '판을 끝내고 정산합니다.',
    goNote: (bonus) => `계속합니다. 이기면 +${bonus}점, 족보도 더 노릴 수 있습니다.`,
    goFactor: (factor) => `이번 고부터 전체 ${factor}배입니다.`,
    goRisk: (isThree) => (isThree ? '남이 먼저 나면 독박을 씁니다.' : '상대가 먼저 나면 고박입니다.'),
    dokbak: (payer, spared) =>
      `독박: 고를 부른 ${payer === YOU.ko ? '내가' : `${payer} 님이`} ${spared === YOU.ko ? '내' : spared} 몫까지 냅니다.`,
    amount: (points, isGold) => (isGold ? `${points.toLocaleString('en')}골드` : `${points}점`),
    gold: '골드',
    declare: '같은 달이 세 장 있습니다',
    shake: (month) => `${month} 흔들기`,
    shakeNote: (factor) => `세 장을 모두에게 보입니다. 이기면 ${factor}배.`,
    bomb: (month) => `${month} 폭탄`,
    bombNote: (factor) => `네 장을 한 번에 먹고 피를 빼앗습니다. 이기면 ${factor}배.`,
    kung: (month) => `${month} 쿵`,
    kungNote: '네 장을 바로 먹고 피를 빼앗은 뒤, 패를 한 장 냅니다.',
    notNow: '안 함',
    calls: '선언',
    president: '대통령: 같은 달 네 장',
    presidentEnd: '바로 끝내기',
    presidentEndNote: '지금 이깁니다.',
    presidentPlay: '들고치기',
    presidentPlayNote: (factor) =>
      factor > 1 ? `흔들기나 폭탄과 함께 이기면 ${factor}배.` : '네 장을 든 채로 계속합니다.',
    gukjin: '국진: 열끗으로 쓸까요, 쌍피로 쓸까요?',
    yeol: '열끗',
    yeolNote: '열끗 장수에 들어갑니다.',
    ssangpi: '쌍피',
    ssangpiNote: '피 두 장으로 칩니다.',
    thenScore: (points) => `지금 점수 ${points}점.`,
    flipOnly: (left) => `뒤집기만 (${left}번 남음)`,
    pass: '패스',
    draw: '더미 뒤집기',
    starts: (name) => `선: ${name}`,
    times: (factor) => `${factor}배 판`,
    shaken: (count) => (count === 1 ? '흔듦' : `흔듦 ${count}`),
    bombed: (count) => (count === 1 ? '폭탄' : `폭탄 ${count}`),
    kungSeal: '쿵',
    holds: '대통령',
    score: (points) => `${points}점`,
    specials: {
      ttak: '싹쓸이!',
      ppuk: '뻑!',
      jjob: '쪽!',
      ddadak: '따닥!',
      ssul: '판쓸!',
      ppuk_eaten: '뻑 먹기',
      chained: '흔들기·폭탄!',
    },
  },
  ja: {
    goOrStop: 'ゴーか、ストップか？',
    go: (count) => `${count}ゴー`,
    stop: 'ストップ',
    stopNote: 'ここで上がって精算する。',
    goNote: (bonus) => `続ける。勝てば+${bonus}点、役もまだ狙える。`,
    goFactor: (factor) => `このゴーから全体が${factor}倍。`,
    goRisk: (isThree) => (isThree ? '他の人が先に上がると、二人分払う。' : '相手が先に上がると、倍払う。'),
    dokbak: (payer, spared) => `トクバク：ゴーを宣言した${payer}が、${spared}の分も払います。`,
    amount: (points, isGold) => (isGold ? `${points.toLocaleString('en')}ゴールド` : `${points}点`),
    gold: 'ゴールド',
    declare: '同じ月が三枚あります',
    shake: (month) => `${month}を揺さぶる`,
    shakeNote: (factor) => `三枚を全員に見せる。勝てば${factor}倍。`,
    bomb: (month) => `${month}の爆弾`,
    bombNote: (factor) => `四枚を一度に取り、カスを奪う。勝てば${factor}倍。`,
    kung: (month) => `${month}のクン`,
    kungNote: '四枚をすぐに取り、カスを奪ってから一枚出す。',
    notNow: '今はしない',
    calls: '宣言',
    president: '大統領：同じ月が四枚',
    presidentEnd: 'ここで終える',
    presidentEndNote: '今すぐ勝ちになる。',
    presidentPlay: '続ける',
    presidentPlayNote: (factor) =>
      factor > 1 ? `揺さぶりか爆弾とともに勝てば${factor}倍。` : '四枚を持ったまま続ける。',
    gukjin: '盃：タネか、二枚カスか？',
    yeol: 'タネ',
    yeolNote: 'タネの枚数に入る。',
    ssangpi: '二枚カス',
    ssangpiNote: 'カス二枚として数える。',
    thenScore: (points) => `得点は${points}点になる。`,
    flipOnly: (left) => `めくるだけ（残り${left}回）`,
    pass: 'パス',
    draw: '山札をめくる',
    starts: (name) => `先手は${name}`,
    times: (factor) => `${factor}倍の局`,
    shaken: (count) => (count === 1 ? '揺さぶり' : `揺さぶり×${count}`),
    bombed: (count) => (count === 1 ? '爆弾' : `爆弾×${count}`),
    kungSeal: 'クン',
    holds: '大統領',
    score: (points) => `${points}点`,
    specials: {
      ttak: 'タク！',
      ppuk: 'ポク！',
      jjob: 'チョク！',
      ddadak: 'タダク！',
      ssul: '場を一掃！',
      ppuk_eaten: 'ポクを取る',
      chained: '揺さぶりと爆弾！',
    },
  },
  zh: {
    goOrStop: 'Go 還是 Stop？',
    go: (count) => `${count} Go`,
    stop: 'Stop',
    stopNote: '結束這一局並結算。',
    goNote: (bonus) => `繼續玩：若仍獲勝 +${bonus} 分，還能湊更多牌型。`,
    goFactor: (factor) => `從這次 Go 起，全部 ×${factor}。`,
    goRisk: (isThree) => (isThree ? '別人先 Stop，你要付兩人份。' : '對手先 Stop，你要加倍付。'),
    dokbak: (payer, spared) => `獨賠：喊過 Go 的${payer}連${spared}的份也要付。`,
    amount: (points, isGold) => (isGold ? `${points.toLocaleString('en')} 金幣` : `${points} 分`),
    gold: '金幣',
    declare: '你有三張同月的牌',
    shake: (month) => `搖牌：${month}`,
    shakeNote: (factor) => `三張亮給大家看；獲勝時 ×${factor}。`,
    bomb: (month) => `炸彈：${month}`,
    bombNote: (factor) => `一次收下四張並奪走皮；獲勝時 ×${factor}。`,
    kung: (month) => `咚：${month}`,
    kungNote: '立刻收下四張並奪走皮，然後再出一張牌。',
    notNow: '先不要',
    calls: '宣告',
    president: '總統：手中四張同月',
    presidentEnd: '結束這一局',
    presidentEndNote: '立刻獲勝。',
    presidentPlay: '繼續玩',
    presidentPlayNote: (factor) => (factor > 1 ? `若帶著搖牌或炸彈獲勝，×${factor}。` : '四張牌留在手上。'),
    gukjin: '盃：算動物還是雙皮？',
    yeol: '動物',
    yeolNote: '算進動物張數。',
    ssangpi: '雙皮',
    ssangpiNote: '當兩張皮計算。',
    thenScore: (points) => `分數變成 ${points} 分。`,
    flipOnly: (left) => `只翻牌（剩 ${left} 次）`,
    pass: '跳過',
    draw: '翻牌',
    starts: (name) => `${name}先手`,
    times: (factor) => `本局 ×${factor}`,
    shaken: (count) => (count === 1 ? '搖牌' : `搖牌 ×${count}`),
    bombed: (count) => (count === 1 ? '炸彈' : `炸彈 ×${count}`),
    kungSeal: '咚',
    holds: '總統',
    score: (points) => `${points} 分`,
    specials: {
      ttak: '四收！',
      ppuk: '卡牌！',
      jjob: '碰牌！',
      ddadak: '雙收！',
      ssul: '清場！',
      ppuk_eaten: '收下卡住的牌',
      chained: '搖牌＋炸彈！',
    },
  },
  pl: {
    goOrStop: 'Go czy stop?',
    go: (count) => (count === 1 ? 'Go' : `${count}× go`),
    stop: 'Stop',
    stopNote: 'Rozdanie się kończy i dostajesz zapłatę.',
    goNote: (bonus) => `Grasz dalej: +${bonus} pkt, jeśli i tak wygrasz, i może kolejne układy.`,
    goFactor: (factor) => `Od tego go wszystko liczy się ×${factor}.`,
    goRisk: (isThree) =>
      isThree
        ? 'Jeśli ktoś inny zatrzyma się pierwszy, płacisz za dwoje.'
        : 'Jeśli druga strona zatrzyma się pierwsza, płacisz podwójnie.',
    dokbak: (payer, spared) => {
      const whose = spared === YOU.pl ? 'Twoją część' : `część gracza ${spared}`;
      return payer === YOU.pl
        ? `Dok-bak: było Twoje „go”, więc płacisz też ${whose}.`
        : `Dok-bak: „go” zawołał gracz ${payer}, więc płaci też ${whose}.`;
    },
    amount: (points, isGold) => (isGold ? `${points.toLocaleString('pl')} złota` : `${points} pkt`),
    gold: 'złota',
    declare: 'Masz trzy karty jednego miesiąca',
    shake: (month) => `Potrząśnij: ${month}`,
    shakeNote: (factor) => `Wszyscy widzą te trzy karty; wygrana liczy się ×${factor}.`,
    bomb: (month) => `Bomba: ${month}`,
    bombNote: (factor) => `Bierze od razu wszystkie cztery i kradnie roślinę; wygrana liczy się ×${factor}.`,
    kung: (month) => `Kung: ${month}`,
    kungNote: 'Bierze od razu wszystkie cztery i kradnie roślinę; potem zagrywasz kartę.',
    notNow: 'Nie teraz',
    calls: 'Zapowiedzi',
    president: 'Prezydent: cztery karty jednego miesiąca',
    presidentEnd: 'Zakończ rozdanie',
    presidentEndNote: 'Wygrywasz od razu.',
    presidentPlay: 'Graj dalej',
    presidentPlayNote: (factor) =>
      factor > 1 ? `Wygrana z potrząśnięciem lub bombą liczy się ×${factor}.` : 'Cztery karty zostają w ręku.',
    gukjin: 'Czarka: zwierzę czy podwójna roślina?',
    yeol: 'Zwierzę',
    yeolNote: 'Liczy się do zwierząt.',
    ssangpi: 'Podwójna roślina',
    ssangpiNote: 'Liczy się jak dwie rośliny.',
    thenScore: (points) => `Masz wtedy ${points} pkt.`,
    flipOnly: (left) => `Tylko odkryj (zostało ${left})`,
    pass: 'Pas',
    draw: 'Odkryj kartę z talii',
    starts: (name) => (name === YOU.pl ? 'Zaczynasz' : `Zaczyna ${name}`),
    times: (factor) => `liczy się ×${factor}`,
    shaken: (count) => (count === 1 ? 'Potrząśnięcie' : `Potrząśnięcia: ${count}`),
    bombed: (count) => (count === 1 ? 'Bomba' : `Bomby: ${count}`),
    kungSeal: 'Kung',
    holds: 'Prezydent',
    score: (points) => `${points} pkt`,
    specials: {
      ttak: 'Wszystkie cztery!',
      ppuk: 'Ppuk!',
      jjob: 'Jjok!',
      ddadak: 'Ddadak!',
      ssul: 'Czysty stół!',
      ppuk_eaten: 'Zgarnia ppuk',
      chained: 'Potrząśnięcie i bomba!',
    },
  },
};
