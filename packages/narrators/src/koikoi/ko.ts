import { withParticle } from '../common/grammar.ts';
import { ko as options } from './options/ko.ts';
import type { Phrases } from './phrases.ts';

const subject = (who: string): string => withParticle(who, '이/가');
const object = (cards: string): string => withParticle(cards, '을/를');
const by = (card: string): string => withParticle(card, '으로/로');

export const ko: Phrases = {
  language: 'ko',
  options,
  quoted: (card) => card,
  comma: ', ',
  or: ' 또는 ',
  worth: (name, points) => `${name}(${points}점)`,

  dealt: (round, rounds, dealer) => `총 ${rounds}판 중 ${round}번째 판입니다. ${subject(dealer)} 선입니다.`,
  placed: (who, card) => `${subject(who)} ${object(card)} 바닥에 냅니다.`,
  captured: (who, card, captured) => `${subject(who)} ${by(card)} ${object(captured)} 먹습니다.`,
  flippedAndPlaced: (who, card) => `${subject(who)} ${object(card)} 뒤집어 바닥에 놓습니다.`,
  flippedAndCaptured: (who, card, captured) => `${subject(who)} ${object(card)} 뒤집어 ${object(captured)} 먹습니다.`,
  selecting: (who, card, options) => `${subject(who)} ${object(card)} 뒤집고 ${object(options)} 고릅니다.`,
  selected: (who, captured) => `${subject(who)} ${object(captured)} 골라 먹습니다.`,
  yaku: (who, formed, total) => `${subject(who)} 족보를 완성합니다: ${formed}. 모두 ${total}점입니다.`,
  deciding: (who) => `${subject(who)} 코이코이와 스톱 중에서 고릅니다.`,
  called: (who) => `${subject(who)} 코이코이를 외칩니다!`,
  calledAgain: (who, count) => `${subject(who)} ${count}번째 코이코이를 외칩니다!`,
  stopped: (who) => `${subject(who)} 스톱을 외칩니다.`,
  resigned: (who) => `${subject(who)} 기권합니다.`,
  won: {
    // Players of Go-Stop call teshi 총통.
    TESHI: (who) => `${subject(who)} 같은 달 넉 장(총통)을 들고 있어 이번 판을 이겼습니다.`,
    STOPPED: (who) => `이번 판은 ${subject(who)} 이겼습니다.`,
    LAST_CARD: (who) => `마지막 패였습니다. 이번 판은 ${subject(who)} 이겼습니다.`,
    EXHAUSTED_AFTER_KOI: (who) => `손패가 떨어졌습니다. 마지막에 코이코이를 외친 쪽, ${subject(who)} 이겼습니다.`,
    DEALER_PRIVILEGE: (who) => `손패가 떨어졌습니다. 선인 ${subject(who)} 이겼습니다.`,
    RESIGNED: () => '이번 판은 여기서 끝납니다.',
  },
  drawn: {
    TESHI: '양쪽 모두 같은 달 넉 장(총통)을 들었습니다. 이번 판은 무승부입니다.',
    FIELD_KUTTSUKI: '바닥에 같은 달 넉 장이 모두 깔렸습니다. 이번 판은 무승부입니다.',
    NO_YAKU: '손패가 떨어졌고 아무도 점수를 내지 못했습니다. 이번 판은 무승부입니다.',
  },

  items: { TESHI: '총통', DEALER_PRIVILEGE: '선 점수' },
  factors: {
    seven_plus: () => '7점 이상',
    opponent_koi: () => '상대의 코이코이',
    koi_calls: (factor) => `1 + 코이코이 ${factor - 1}번`,
  },
  scored: (who, points) => `${subject(who)} ${points}점을 얻습니다.`,
  nothingScored: '점수가 없습니다.',
  matchWon: (winner, scores) => `${subject(winner)} 승리했습니다: ${scores}.`,
  matchTied: (scores) => `무승부입니다: ${scores}.`,
  matchResigned: (winner, loser, scores) => `${subject(loser)} 기권하여 ${subject(winner)} 승리했습니다: ${scores}.`,

  choices: {
    capture: (card, captured) => `${card} → ${captured} 먹기`,
    place: (card) => `${card} → 바닥에 내기`,
    select: (card) => `${card} 먹기`,
    koikoi: '코이코이! (계속하기)',
    stop: (points) => `스톱: ${points}점 얻기`,
    resign: '기권하기',
  },

  phases: { hand: '패 내기', selection: '먹을 패 고르기', decision: '코이코이 또는 스톱' },
  prompts: {
    hand: '내 차례입니다. 낼 패를 고르세요.',
    selection: '먹을 패를 고르세요.',
    decision: '코이코이를 할까요, 스톱할까요?',
  },
  stopBrings: (points) => `스톱하면 ${points}점입니다.`,
  refusals: {
    chooseOf: (options) => `먹을 패를 고르세요: ${options}.`,
    noMatch: '짝이 맞지 않습니다. 같은 달의 패만 먹을 수 있습니다.',
    notOffered: '고를 수 있는 패가 아닙니다.',
  },
};
