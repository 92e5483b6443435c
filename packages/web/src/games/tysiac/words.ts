import { YOU } from '@madang/engine/language';
import type { Words } from '../../app/words.ts';

/** What Tysiąc's mat and panels say, beside the narrator. Names come in as they are; the reader's is `YOU`. */
export interface TysiacWords {
  readonly auction: string;
  readonly musik: string;
  readonly musikTakenBy: (name: string) => string;
  /** The auction's time round. */
  readonly lap: (number: number) => string;
  readonly pass: string;
  readonly passed: string;
  readonly nobodyBid: string;
  readonly score: string;
  readonly to1000: string;
  readonly hand: string;
  readonly total: string;
  readonly missing: (points: number) => string;
  readonly there: string;
  readonly onBarrel: string;
  readonly tricks: string;
  readonly tricksNote: string;
  readonly inPlay: string;
  readonly left: (points: number) => string;
  readonly trickOf: (number: number, tricks: number) => string;
  readonly deals: (name: string) => string;
  readonly playsFor: (bid: number) => string;
  readonly ofBid: (points: number, bid: number) => string;
  readonly thisHand: (points: number) => string;
  readonly tricksWon: (count: number) => string;
  readonly sitsOut: string;
  readonly youSitOut: string;
  readonly trump: string;
  readonly noTrump: string;
  readonly follow: string;
  readonly yourCard: string;
  readonly leads: (name: string) => string;
  readonly marriage: (points: number) => string;
  readonly marriageLater: (points: number) => string;
  readonly announce: (points: string) => string;
  readonly announceHelp: string;
  readonly highestIs: (bid: number, name: string) => string;
  readonly yourBid: string;
  readonly lower: string;
  readonly higher: string;
  readonly bid: (value: number) => string;
  readonly raise: (value: number) => string;
  readonly raiseHelp: string;
  readonly onlyPass: string;
  readonly takeMusik: string;
  readonly takeOne: (number: number) => string;
  readonly chooseMusik: string;
  readonly takesMusik: (name: string) => string;
  readonly giveTo: (name: string) => string;
  readonly gives: (name: string) => string;
  readonly discard: (left: number) => string;
  readonly discards: (name: string) => string;
  readonly step: (number: number, of: number) => string;
  readonly forSeat: (name: string) => string;
  readonly tableCards: (count: number) => string;
  readonly bomb: string;
  readonly redeal: string;
  readonly again: string;
  readonly takes: string;
  readonly holds: (names: string) => string;
  readonly goesTo: (name: string) => string;
  readonly highest: string;
  readonly onlyTrump: string;
  readonly beatable: (cards: string) => string;
  readonly announces: (points: number, suit: string) => string;
  readonly givesCard: (name: string) => string;
  readonly discardsCard: string;
  readonly cardPoints: (points: number) => string;
}

const english = (who: string): string => (who === YOU.en ? 'you' : who);
const polish = (who: string, you: string, other: string): string => (who === YOU.pl ? you : `${who} ${other}`);

export const tysiacWords: Words<TysiacWords> = {
  en: {
    auction: 'Auction',
    musik: 'Musik',
    musikTakenBy: (name) => (name === YOU.en ? 'you took the musik' : `${name} took the musik`),
    lap: (number) => `Time round ${number}`,
    pass: 'Pass',
    passed: 'pass',
    nobodyBid: 'Nobody has bid yet',
    score: 'Score',
    to1000: 'to 1000',
    hand: 'Hand',
    total: 'Total',
    missing: (points) => `${points} to go`,
    there: 'there',
    onBarrel: 'on the barrel',
    tricks: 'Tricks',
    tricksNote: 'the underlined card took it',
    inPlay: 'in play',
    left: (points) => `Card points still to be won: ${points} of 120.`,
    trickOf: (number, tricks) => `Trick ${number} of ${tricks}`,
    deals: (name) => (name === YOU.en ? 'You deal' : `${name} deals`),
    playsFor: (bid) => `plays for ${bid}`,
    ofBid: (points, bid) => `${points} of ${bid}`,
    thisHand: (points) => `this hand ${points}`,
    tricksWon: (count) => (count === 1 ? '1 trick' : `${count} tricks`),
    sitsOut: 'sits out',
    youSitOut: 'You deal and sit out this hand.',
    trump: 'Trump',
    noTrump: 'none yet',
    follow: 'Suit to follow',
    yourCard: 'Your card',
    leads: (name) => (name === YOU.en ? 'You lead' : `${name} leads`),
    marriage: (points) => `marriage ${points}`,
    marriageLater: (points) => `marriage ${points}, when you lead`,
    announce: (points) => `Announce ${points}`,
    announceHelp: 'Playing the king or the queen announces the marriage; press M to play it without.',
    highestIs: (bid, name) => (name === YOU.en ? `Highest bid: ${bid}, yours` : `Highest bid: ${bid}, ${name}`),
    yourBid: 'Your bid',
    lower: 'Lower',
    higher: 'Higher',
    bid: (value) => `Bid ${value}`,
    raise: (value) => `Raise to ${value}`,
    raiseHelp: 'You may raise now, before you give away a card.',
    onlyPass: 'You cannot bid more.',
    takeMusik: 'Take the musik',
    takeOne: (number) => `Take musik ${number}`,
    chooseMusik: 'Choose one of the two, unseen.',
    takesMusik: (name) => `${name} won the auction and takes the musik.`,
    giveTo: (name) => `Choose a card to give to ${name}`,
    gives: (name) => `${name} gives a card to each of the others.`,
    discard: (left) => (left === 1 ? 'Choose one card to put away' : `Choose ${left} cards to put away, one by one`),
    discards: (name) => `${name} puts two cards away.`,
    step: (number, of) => `${number} of ${of}`,
    forSeat: (name) => `for ${english(name)}`,
    tableCards: (count) => `${count} face down, for the last trick`,
    bomb: 'Throw a bomb: give up this hand',
    redeal: 'Four nines: ask for a new deal',
    again: 'Are you sure?',
    takes: 'Takes the trick',
    holds: (names) => `Highest so far, still to play: ${names}`,
    goesTo: (name) => `The trick stays with ${name}`,
    highest: 'Nobody can have a higher card of this suit',
    onlyTrump: 'Only a trump can beat it',
    beatable: (cards) => `Can be beaten by ${cards}`,
    announces: (points, suit) => `Marriage: +${points}, ${suit} become trump`,
    givesCard: (name) => `Goes to ${name}`,
    discardsCard: 'Goes face down to the table cards',
    cardPoints: (points) => (points === 1 ? '1 point' : `${points} points`),
  },
  ko: {
    auction: '비딩',
    musik: '무시크',
    musikTakenBy: (name) => `무시크: ${name}`,
    lap: (number) => `${number}번째 바퀴`,
    pass: '패스',
    passed: '패스',
    nobodyBid: '아직 아무도 부르지 않았습니다',
    score: '점수',
    to1000: '1000점까지',
    hand: '판',
    total: '합계',
    missing: (points) => `${points}점 남음`,
    there: '도달',
    onBarrel: '술통 위',
    tricks: '트릭',
    tricksNote: '밑줄 친 카드가 이김',
    inPlay: '진행 중',
    left: (points) => `남은 카드 점수: 120점 중 ${points}점.`,
    trickOf: (number, tricks) => `트릭 ${number}/${tricks}`,
    deals: (name) => `딜러: ${name}`,
    playsFor: (bid) => `${bid}점 도전`,
    ofBid: (points, bid) => `${points} / ${bid}`,
    thisHand: (points) => `이번 판 ${points}`,
    tricksWon: (count) => `${count}트릭`,
    sitsOut: '쉬는 중',
    youSitOut: '이번 판은 딜러라서 쉽니다.',
    trump: '으뜸패',
    noTrump: '아직 없음',
    follow: '따라야 할 무늬',
    yourCard: '내 카드',
    leads: (name) => `선: ${name}`,
    marriage: (points) => `메리지 ${points}`,
    marriageLater: (points) => `선일 때 메리지 ${points}`,
    announce: (points) => `메리지 ${points} 선언`,
    announceHelp: '킹이나 퀸을 내면 메리지를 선언합니다. 선언 없이 내려면 M을 누르세요.',
    highestIs: (bid, name) => `최고 비드: ${bid} (${name})`,
    yourBid: '내 비드',
    lower: '낮게',
    higher: '높게',
    bid: (value) => `${value} 부르기`,
    raise: (value) => `${value}로 올리기`,
    raiseHelp: '카드를 주기 전에 지금 올릴 수 있습니다.',
    onlyPass: '더 높게 부를 수 없습니다.',
    takeMusik: '무시크 가져오기',
    takeOne: (number) => `무시크 ${number} 가져오기`,
    chooseMusik: '둘 중 하나를 보지 않고 고르세요.',
    takesMusik: (name) => `비딩 승자: ${name}. 무시크를 가져갑니다.`,
    giveTo: (name) => `줄 카드를 고르세요: ${name}에게`,
    gives: (name) => `${name}: 다른 사람에게 카드를 한 장씩 줍니다.`,
    discard: (left) => `치울 카드 ${left}장을 고르세요`,
    discards: (name) => `${name}: 카드 두 장을 치웁니다.`,
    step: (number, of) => `${number}/${of}`,
    forSeat: (name) => `${name}에게`,
    tableCards: (count) => `엎어 둔 카드 ${count}장, 마지막 트릭의 몫`,
    bomb: '폭탄: 이번 판 포기',
    redeal: '9 넉 장: 다시 나누기 요청',
    again: '정말로 할까요?',
    takes: '트릭을 가져옵니다',
    holds: (names) => `지금까지 최고, 남은 사람: ${names}`,
    goesTo: (name) => `트릭은 그대로 ${name}`,
    highest: '이 무늬에서 더 높은 카드는 없습니다',
    onlyTrump: '으뜸패에만 집니다',
    beatable: (cards) => `${cards}에 질 수 있음`,
    announces: (points, suit) => `메리지: +${points}, 으뜸패는 ${suit}`,
    givesCard: (name) => `${name}에게 갑니다`,
    discardsCard: '엎어 둔 카드로 갑니다',
    cardPoints: (points) => `${points}점`,
  },
  ja: {
    auction: 'ビッド',
    musik: 'ムジク',
    musikTakenBy: (name) => `ムジク：${name}`,
    lap: (number) => `${number}巡目`,
    pass: 'パス',
    passed: 'パス',
    nobodyBid: 'まだ誰もビッドしていません',
    score: '得点',
    to1000: '1000点まで',
    hand: '局',
    total: '合計',
    missing: (points) => `あと${points}`,
    there: '到達',
    onBarrel: '樽の上',
    tricks: 'トリック',
    tricksNote: '下線の札が取った札',
    inPlay: '進行中',
    left: (points) => `残りの札の点：120点中${points}点。`,
    trickOf: (number, tricks) => `トリック ${number}/${tricks}`,
    deals: (name) => `親：${name}`,
    playsFor: (bid) => `${bid}点に挑戦`,
    ofBid: (points, bid) => `${points} / ${bid}`,
    thisHand: (points) => `この局 ${points}`,
    tricksWon: (count) => `${count}トリック`,
    sitsOut: '休み',
    youSitOut: 'この局は親なので休みです。',
    trump: '切り札',
    noTrump: 'まだなし',
    follow: '出すべきスート',
    yourCard: 'あなたの札',
    leads: (name) => `リード：${name}`,
    marriage: (points) => `マリッジ ${points}`,
    marriageLater: (points) => `リードのときマリッジ ${points}`,
    announce: (points) => `マリッジ ${points} を宣言`,
    announceHelp: 'キングかクイーンを出すとマリッジを宣言します。宣言せずに出すには M を押してください。',
    highestIs: (bid, name) => `最高ビッド：${bid}（${name}）`,
    yourBid: 'あなたのビッド',
    lower: '下げる',
    higher: '上げる',
    bid: (value) => `${value}をビッド`,
    raise: (value) => `${value}に上げる`,
    raiseHelp: '札を渡す前なら、いま上げられます。',
    onlyPass: 'これ以上はビッドできません。',
    takeMusik: 'ムジクを取る',
    takeOne: (number) => `ムジク${number}を取る`,
    chooseMusik: '二つのうち一つを、見ずに選びます。',
    takesMusik: (name) => `ビッドを制したのは${name}。ムジクを取ります。`,
    giveTo: (name) => `渡す札を選んでください：${name}へ`,
    gives: (name) => `${name}：ほかの人に一枚ずつ渡します。`,
    discard: (left) => `伏せる札を${left}枚選んでください`,
    discards: (name) => `${name}：二枚を伏せます。`,
    step: (number, of) => `${number}/${of}`,
    forSeat: (name) => `${name}へ`,
    tableCards: (count) => `伏せ札${count}枚、最後のトリックへ`,
    bomb: '爆弾：この局を降りる',
    redeal: '9が四枚：配り直しを求める',
    again: '本当にしますか？',
    takes: 'トリックを取ります',
    holds: (names) => `今のところ最強、残り：${names}`,
    goesTo: (name) => `トリックは${name}のまま`,
    highest: 'このスートにこれより強い札はありません',
    onlyTrump: '切り札にだけ負けます',
    beatable: (cards) => `${cards}に負けることがあります`,
    announces: (points, suit) => `マリッジ：+${points}、切り札は${suit}`,
    givesCard: (name) => `${name}に渡ります`,
    discardsCard: '伏せ札になります',
    cardPoints: (points) => `${points}点`,
  },
  zh: {
    auction: '叫牌',
    musik: '底牌',
    musikTakenBy: (name) => `底牌：${name}`,
    lap: (number) => `第 ${number} 輪`,
    pass: '不叫',
    passed: '不叫',
    nobodyBid: '還沒有人叫牌',
    score: '分數',
    to1000: '到 1000 分',
    hand: '局',
    total: '合計',
    missing: (points) => `還差 ${points}`,
    there: '到了',
    onBarrel: '在桶上',
    tricks: '墩',
    tricksNote: '畫底線的牌贏',
    inPlay: '進行中',
    left: (points) => `還沒贏走的牌點：120 分中的 ${points} 分。`,
    trickOf: (number, tricks) => `第 ${number} 墩，共 ${tricks} 墩`,
    deals: (name) => `莊家：${name}`,
    playsFor: (bid) => `叫 ${bid} 分`,
    ofBid: (points, bid) => `${points} / ${bid}`,
    thisHand: (points) => `本局 ${points}`,
    tricksWon: (count) => `${count} 墩`,
    sitsOut: '輪空',
    youSitOut: '你是莊家，本局輪空。',
    trump: '王牌',
    noTrump: '還沒有',
    follow: '要跟的花色',
    yourCard: '你的牌',
    leads: (name) => `${name}先出`,
    marriage: (points) => `配對 ${points}`,
    marriageLater: (points) => `先出時可報配對 ${points}`,
    announce: (points) => `報配對 ${points}`,
    announceHelp: '打出 K 或 Q 就會報配對；按 M 可以不報。',
    highestIs: (bid, name) => `最高叫分：${bid}（${name}）`,
    yourBid: '你的叫分',
    lower: '降低',
    higher: '提高',
    bid: (value) => `叫 ${value}`,
    raise: (value) => `加到 ${value}`,
    raiseHelp: '送出牌之前，現在可以加叫。',
    onlyPass: '不能叫得更高了。',
    takeMusik: '拿底牌',
    takeOne: (number) => `拿底牌 ${number}`,
    chooseMusik: '兩份底牌中盲選一份。',
    takesMusik: (name) => `${name}叫牌得勝，拿底牌。`,
    giveTo: (name) => `選一張牌給 ${name}`,
    gives: (name) => `${name}給其他人各一張牌。`,
    discard: (left) => `選 ${left} 張牌蓋下`,
    discards: (name) => `${name}蓋下兩張牌。`,
    step: (number, of) => `${number}/${of}`,
    forSeat: (name) => `給 ${name}`,
    tableCards: (count) => `${count} 張蓋牌，歸最後一墩`,
    bomb: '丟炸彈：放棄本局',
    redeal: '四張 9：要求重新發牌',
    again: '確定嗎？',
    takes: '贏得這一墩',
    holds: (names) => `目前最大，還沒出牌：${names}`,
    goesTo: (name) => `這一墩仍歸 ${name}`,
    highest: '這個花色沒有更大的牌了',
    onlyTrump: '只有王牌能贏它',
    beatable: (cards) => `可能輸給 ${cards}`,
    announces: (points, suit) => `配對：+${points}，王牌是${suit}`,
    givesCard: (name) => `給 ${name}`,
    discardsCard: '蓋到桌上',
    cardPoints: (points) => `${points} 分`,
  },
  pl: {
    auction: 'Licytacja',
    musik: 'Musik',
    musikTakenBy: (name) => polish(name, 'musik bierzesz ty', 'bierze musik'),
    lap: (number) => `${number}. okrążenie`,
    pass: 'Pas',
    passed: 'pas',
    nobodyBid: 'Nikt jeszcze nie licytował',
    score: 'Wynik',
    to1000: 'do 1000',
    hand: 'Rozdanie',
    total: 'Razem',
    missing: (points) => `brakuje ${points}`,
    there: 'jest',
    onBarrel: 'na beczce',
    tricks: 'Lewy',
    tricksNote: 'podkreślona karta wzięła',
    inPlay: 'trwa',
    left: (points) => `Do zdobycia w kartach zostało ${points} ze 120.`,
    trickOf: (number, tricks) => `Lewa ${number} z ${tricks}`,
    deals: (name) => polish(name, 'Rozdajesz', 'rozdaje'),
    playsFor: (bid) => `gra za ${bid}`,
    ofBid: (points, bid) => `${points} ze ${bid}`,
    thisHand: (points) => `w tym rozdaniu ${points}`,
    tricksWon: (count) => `lewy: ${count}`,
    sitsOut: 'pauzuje',
    youSitOut: 'Rozdajesz i pauzujesz w tym rozdaniu.',
    trump: 'Atut',
    noTrump: 'jeszcze nie ma',
    follow: 'Kolor do dołożenia',
    yourCard: 'Twoja karta',
    leads: (name) => polish(name, 'Wychodzisz', 'wychodzi'),
    marriage: (points) => `meldunek ${points}`,
    marriageLater: (points) => `meldunek ${points}, gdy wychodzisz`,
    announce: (points) => `Zamelduj ${points}`,
    announceHelp: 'Zagranie króla lub damy melduje; naciśnij M, by zagrać bez meldunku.',
    highestIs: (bid, name) => (name === YOU.pl ? `Najwyżej: ${bid}, twoje` : `Najwyżej: ${bid}, ${name}`),
    yourBid: 'Twoja licytacja',
    lower: 'Mniej',
    higher: 'Więcej',
    bid: (value) => `Licytuj ${value}`,
    raise: (value) => `Podnieś do ${value}`,
    raiseHelp: 'Teraz, zanim oddasz kartę, możesz podnieść.',
    onlyPass: 'Wyżej już nie można.',
    takeMusik: 'Weź musik',
    takeOne: (number) => `Weź musik ${number}`,
    chooseMusik: 'Wybierz jeden z dwóch, w ciemno.',
    takesMusik: (name) => `${name} wygrywa licytację i bierze musik.`,
    giveTo: (name) => `Wybierz kartę. Dostaje ją ${name}`,
    gives: (name) => `${name} oddaje pozostałym po karcie.`,
    discard: (left) =>
      left === 1 ? 'Wybierz jedną kartę do odłożenia' : `Wybierz ${left} karty do odłożenia, po jednej`,
    discards: (name) => `${name} odkłada dwie karty.`,
    step: (number, of) => `${number} z ${of}`,
    forSeat: (name) => (name === YOU.pl ? 'dla ciebie' : `dostaje ${name}`),
    tableCards: (count) => `zakryte: ${count}, za ostatnią lewę`,
    bomb: 'Rzuć bombę: oddaj rozdanie',
    redeal: 'Cztery dziewiątki: poproś o nowe rozdanie',
    again: 'Na pewno?',
    takes: 'Bierze lewę',
    holds: (names) => `Na razie najwyższa, jeszcze grają: ${names}`,
    goesTo: (name) => polish(name, 'Lewa zostaje przy tobie', 'zatrzymuje lewę'),
    highest: 'Wyższej w tym kolorze już nikt nie ma',
    onlyTrump: 'Przebić ją może tylko atut',
    beatable: (cards) => `Przebić ją może ${cards}`,
    announces: (points, suit) => `Meldunek: +${points}, atut ${suit}`,
    givesCard: (name) => `Dostaje ją ${name}`,
    discardsCard: 'Idzie zakryta na stół',
    cardPoints: (points) => `${points} pkt`,
  },
};
