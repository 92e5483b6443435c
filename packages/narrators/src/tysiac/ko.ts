import { withParticle } from '../common/grammar.ts';
import { suitName } from '../french/index.ts';
import { ko as options } from './options/ko.ts';
import type { Phrases } from './phrases.ts';

const subject = (who: string): string => withParticle(who, '이/가');
const object = (what: string): string => withParticle(what, '을/를');
const by = (what: string): string => withParticle(what, '으로/로');
const named = (suit: string): string => suitName(suit, 'ko');
const to = (who: string): string => `${who}에게`;

export const ko: Phrases = {
  language: 'ko',
  options,
  unseen: '뒤집힌 카드',
  unseenObject: '뒤집힌 카드',
  comma: ', ',

  dealt: (hand, dealer, sitsOut) =>
    `${hand}번째 판입니다. ${subject(dealer)} 패를 돌립니다${sitsOut ? '. 이번 판은 쉽니다' : ''}.`,
  bid: (who, value) => `${subject(who)} ${object(String(value))} 부릅니다.`,
  passed: (who) => `${subject(who)} 패스합니다.`,
  declarer: (who, value) => `${subject(who)} ${value}에 선언자가 됩니다.`,
  tookMusik: (who, _musik, cards) => `${subject(who)} 무지크를 가져갑니다: ${cards}.`,
  tookHiddenMusik: (who, musik) => `${subject(who)} ${musik}번 무지크를 뒤집힌 채로 가져갑니다.`,
  raised: (who, value) => `${subject(who)} ${by(String(value))} 올립니다.`,
  gave: (who, card, receiver) => `${subject(who)} ${to(receiver)} ${object(card)} 줍니다.`,
  discarded: (who, card) => `${subject(who)} ${object(card)} 버립니다.`,
  played: (who, card) => `${subject(who)} ${object(card)} 냅니다.`,
  marriage: (who, suit, value) =>
    `${subject(who)} ${named(suit)} 결혼을 선언합니다: ${value}점, 으뜸패는 ${named(suit)}입니다.`,
  trick: (who, value) => `${subject(who)} 트릭을 가져갑니다: ${value}점.`,
  tableCards: (who, value) => `${subject(who)} 바닥에 놓인 카드를 가져갑니다: ${value}점.`,
  bombed: (who) => `${subject(who)} 폭탄을 던져 이번 판을 포기합니다.`,
  redealt: (who) => `${subject(who)} 9 넉 장을 보이고 패를 다시 돌리자고 합니다.`,
  resigned: (who) => `${subject(who)} 기권합니다.`,

  items: {
    tricks: '트릭',
    tableCards: '바닥 카드',
    marriageSpades: '스페이드 결혼',
    marriageClubs: '클로버 결혼',
    marriageDiamonds: '다이아몬드 결혼',
    marriageHearts: '하트 결혼',
    bidMade: '선언 성공',
    bidFailed: '선언 실패',
    rounding: '반올림',
    barrel: '배럴',
    bomb: '폭탄',
    acesInMusik: '무지크의 에이스',
  },
  scored: (who, total) => `${who}: ${total}점`,
  newDeal: '같은 사람이 패를 다시 돌립니다.',
  nothingScored: '점수가 없습니다.',
  gameWon: (winner, scores) => `${subject(winner)} 승리했습니다: ${scores}.`,
  gameShared: (winners, scores) => `공동 승리입니다(${winners.join(', ')}): ${scores}.`,

  choices: {
    pass: '패스',
    bid: (value) => `${value} 부르기`,
    raise: (value) => `${by(String(value))} 올리기`,
    onlyMusik: '무지크 가져오기',
    musik: (number) => `${number}번 무지크 가져오기`,
    giveTo: (card, receiver) => `${to(receiver)} ${card} 주기`,
    give: (card, seat) => `${seat}번 자리에 ${card} 주기`,
    discard: (card) => `${card} 버리기`,
    play: (card) => `${card} 내기`,
    marry: (card, value) => `${card} 내며 결혼 선언하기 (${value})`,
    bomb: '폭탄: 이번 판 포기하기',
    redeal: '패를 다시 돌리자고 하기 (9 넉 장)',
    resign: '기권하기',
  },

  phases: { Auction: '경매', TalonExchange: '무지크 교환', Play: '트릭 진행', HandEnd: '판 종료' },
  prompts: {
    bid: (lowest) =>
      lowest === null
        ? '내 차례입니다. 패스만 할 수 있습니다.'
        : `내 차례입니다. ${lowest} 이상을 부르거나 패스하세요.`,
    open: (value) => `내 차례입니다. ${by(String(value))} 시작해야 합니다.`,
    onlyMusik: '선언자가 되었습니다. 무지크를 가져오세요.',
    musik: '선언자가 되었습니다. 무지크를 고르세요.',
    give: (receiver) => `${to(receiver)} 줄 카드를 고르세요.`,
    discard: (left) => (left === 1 ? '버릴 카드를 고르세요.' : `버릴 카드를 ${left}장 고르세요.`),
    lead: '내 차례입니다. 첫 카드를 내세요.',
    follow: (suit) => `내 차례입니다. 카드를 내세요. 선 무늬는 ${named(suit)}입니다.`,
  },
  refusals: {
    phase: {
      Auction: '경매 중입니다.',
      TalonExchange: '선언자가 카드를 나누는 중입니다.',
      Play: '트릭을 진행하는 중입니다.',
      HandEnd: '이번 판은 이미 끝났습니다.',
    },
    bid: '부를 수 없는 값입니다.',
    bidBetween: (from, high) => `${from}부터 ${high}까지의 정수를 부르세요.`,
    raiseBetween: (from, high, step) => `${from}부터 ${high}까지 ${step}씩 올릴 수 있습니다.`,
    onlyPass: '더 부를 수 없습니다. 패스만 할 수 있습니다.',
    mustOpen: (value) => `${by(String(value))} 시작해야 합니다.`,
    mustFollow: '선 무늬를 따라 내야 합니다.',
    duties: {
      follow: (suit) => `선 무늬를 따라 내야 합니다: ${named(suit)}.`,
      beat: (suit) => `선 무늬를 따라 내고, 이길 수 있으면 이겨야 합니다: ${named(suit)}.`,
      trump: (suit) => `으뜸패를 내야 합니다: ${named(suit)}.`,
    },
    marriage: '결혼을 선언하려면 같은 무늬의 킹과 퀸이 손에 있어야 합니다.',
    marriageLeads: '결혼은 트릭의 첫 카드를 낼 때만 선언할 수 있습니다.',
    musik: '그런 무지크는 없습니다.',
    musikTaken: '무지크를 이미 가져왔습니다.',
    noMusikYet: '먼저 무지크를 가져오세요.',
    cardsArePassed: '여기서는 카드를 버리지 않고 상대에게 줍니다.',
    cardsAreDiscarded: '여기서는 카드를 주지 않고 버립니다.',
    discard: '버릴 수 없는 카드입니다.',
    pass: '그렇게 줄 수 없는 카드입니다.',
    anotherIsNext: (who) => `먼저 ${to(who)} 주어야 합니다.`,
    bomb: '남은 폭탄이 없습니다.',
    redeal: '9 넉 장이 있어야 패를 다시 돌릴 수 있습니다.',
  },
};
