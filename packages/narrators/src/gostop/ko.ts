import { entryOf } from '@madang/engine/entry';
import { koreanPossessive as whose, withParticle } from '../common/grammar.ts';
import { ko as options } from './options/ko.ts';
import type { Phrases } from './phrases.ts';

const subject = (who: string): string => withParticle(who, '이/가');
const object = (what: string): string => withParticle(what, '을/를');
const by = (what: string): string => withParticle(what, '으로/로');

/** `president`: what four of a month in hand are called; with a consonant at its end. */
const phrases = (president: string): Phrases => ({
  language: 'ko',
  options: options(president),
  unseen: '뒤집힌 패',
  quoted: (card) => card,
  comma: ', ',
  or: ' 또는 ',

  dealt: (round, rounds, starter) =>
    rounds === 1
      ? `${subject(starter)} 선입니다.`
      : `총 ${rounds}판 중 ${round}번째 판입니다. ${subject(starter)} 선입니다.`,
  multiplied: (factor) => `이번 판은 ${factor}배입니다.`,
  placed: (who, card) => `${subject(who)} ${object(card)} 바닥에 냅니다.`,
  onto: (who, card, onto) => `${subject(who)} ${object(card)} ${onto} 위에 냅니다.`,
  flipped: (who, card) => `${subject(who)} ${object(card)} 뒤집습니다.`,
  flippedOnto: (who, card, onto) => `${subject(who)} ${object(card)} 뒤집어 ${onto} 위에 놓습니다.`,
  choosing: (who, card, options) => `${subject(who)} ${by(card)} ${options} 중에서 고릅니다.`,
  chose: (who, onto) => `${subject(who)} ${object(onto)} 고릅니다.`,
  captured: (who, cards) => `${subject(who)} ${object(cards)} 먹습니다.`,
  bonus: (who, card) => `${subject(who)} ${object(card)} 뒤집습니다. 한 장 더 뒤집습니다.`,
  bonus_gained: (who, card) => `${subject(who)} ${object(card)} 얻습니다.`,
  bonus_held: (_who, card) => `뻑이라 ${withParticle(card, '은/는')} 묶입니다.`,
  bonus_released: (who, card) => `${subject(who)} 묶여 있던 ${object(card)} 가져옵니다.`,
  shook: (who, month, cards) => `${subject(who)} ${object(month)} 흔듭니다: ${cards}.`,
  bombed: (who, month) => `${subject(who)} ${by(month)} 폭탄을 터뜨립니다!`,
  tokens: (who, count) => `${subject(who)} 뒤집기만 하는 차례를 ${count}번 얻습니다.`,
  kung: (who, month) => `${subject(who)} ${by(month)} 쿵을 합니다!`,
  token: (who, left) => `${subject(who)} 뒤집기만 합니다. ${left}번 남았습니다.`,
  passed: (who) => `${subject(who)} 낼 패가 없어 넘깁니다.`,
  specials: {
    ttak: (who) => `딱! ${subject(who)} 넉 장을 모두 먹습니다.`,
    ppuk: (who) => `${subject(who)} 뻑을 합니다!`,
    jjob: (who) => `${subject(who)} 쪽을 합니다!`,
    ddadak: (who) => `${subject(who)} 따닥을 합니다!`,
  },
  ssul: (who) => `${subject(who)} 판을 쓸었습니다!`,
  ppukEaten: (who) => `${subject(who)} 뻑을 먹습니다.`,
  ownPpukEaten: (who) => `${subject(who)} 자뻑을 먹습니다!`,
  chained: (who, month) => `${subject(who)} 들고 있던 ${by(month)} 흔들기와 폭탄을 함께 인정받습니다!`,
  stole: (who, from, card) => `${subject(who)} ${from}에게서 ${object(card)} 빼앗습니다.`,
  stealVoid: (who, card) =>
    `${withParticle(card, '은/는')} 빼앗기지 않고 열끗으로 굳어집니다(${whose(who)} 강탈 무효).`,
  gukjinAsked: (who) => `${subject(who)} 국진을 열끗과 쌍피 중에서 고릅니다.`,
  gukjin: {
    yeol: (who) => `${subject(who)} 국진을 열끗으로 씁니다.`,
    ssangpi: (who) => `${subject(who)} 국진을 쌍피로 씁니다.`,
  },
  presidentShown: (who, cards) => `${subject(who)} ${president}입니다: ${cards}.`,
  presidentEnds: (who) => `${subject(who)} ${president}으로 끝냅니다.`,
  presidentPlaysOn: (who) => `${subject(who)} 들고치기를 합니다.`,
  gold: (who, from, amount, why) => `${why}! ${subject(who)} ${from}에게서 ${object(amount)} 받습니다.`,
  refilled: (who, amount) => `${subject(who)} 파산하여 ${by(amount)} 다시 시작합니다.`,
  deciding: (who, score) => `${subject(who)} ${score}점입니다. 고 또는 스톱?`,
  go: (who, count) => `${subject(who)} ${count}고를 부릅니다!`,
  stopped: (who, score) => `${subject(who)} ${score}점에서 스톱을 부릅니다.`,
  stoppedByLastCard: (who, score) => `마지막 패로 ${score}점입니다. ${subject(who)} 자동으로 스톱합니다.`,
  resigned: (who) => `${subject(who)} 기권합니다.`,
  won: {
    STOPPED: (who) => `이번 판은 ${subject(who)} 이겼습니다.`,
    LAST_CARD: (who) => `이번 판은 ${subject(who)} 이겼습니다.`,
    EXHAUSTED: (who) => `패가 떨어졌습니다. 점수가 높은 ${subject(who)} 이겼습니다.`,
    PRESIDENT: (who) => `${president}! 이번 판은 ${subject(who)} 이겼습니다.`,
    THREE_PPUK: (who) => `3뻑! 이번 판은 ${subject(who)} 이겼습니다.`,
  },
  nobody: {
    NAGARI: '나가리입니다. 아무도 나지 못했습니다.',
    NAGARI_TIE: '나가리입니다. 점수가 같습니다.',
    NAGARI_NO_SCORE: '나가리입니다. 아무도 점수를 내지 못했습니다.',
    NAGARI_GO_FAILED: '나가리입니다. 고를 부르고 점수를 더 내지 못했습니다.',
    FIELD_PRESIDENT: '바닥에 같은 달 넉 장이 깔렸습니다. 다시 나눕니다.',
    RESIGNED: '이번 판은 여기서 끝납니다.',
  },

  items: {
    ttak: '딱',
    ppuk: '뻑',
    jjob: '쪽',
    go: '고',
    president,
    three_ppuk: '3뻑',
    resigned: '기권',
    first_ppuk: '첫뻑',
    next_ppuk: '연뻑',
    refill: '파산 지원',
  },
  factors: {
    go: '고',
    shake: '흔들기',
    bomb: '폭탄',
    president: '들고치기',
    gwangbak: '광박',
    pibak: '피박',
    mongbak: '멍박',
    gobak: '고박',
    dokbak: '독박',
    nagari: '나가리',
    gold: '골드',
  },
  base: '기본',
  pays: (from, to) => `${from} → ${to}: `,
  paidOnly: (paid) => ` (가진 만큼 ${paid})`,
  amount: (count, isGold) => `${count.toLocaleString('ko')}${isGold ? '골드' : '점'}`,
  nothingPaid: '오가는 것이 없습니다.',
  matchWon: (winner, scores) => `${subject(winner)} 승리했습니다: ${scores}.`,
  matchTied: (scores) => `무승부입니다: ${scores}.`,
  matchResigned: (winners, scores) =>
    winners.length === 1
      ? `기권으로 ${subject(entryOf(winners, 0))} 승리했습니다: ${scores}.`
      : `기권으로 공동 승리입니다(${winners.join(', ')}): ${scores}.`,

  choices: {
    place: (card) => `${card} → 바닥에 내기`,
    capture: (card, captured) => `${card} → ${captured} 먹기`,
    target: (card) => `${card} 먹기`,
    DRAW_FROM_PILE: '뒤집기',
    PLAY_FLIP_TOKEN: '패를 내지 않고 뒤집기만 하기',
    PASS: '패스',
    DECLARE_GO: '고!',
    stop: (amount) => `스톱: ${amount} 받기`,
    DECLARE_SHAKE: (month) => `흔들기: ${month}`,
    DECLARE_BOMB: (month) => `폭탄: ${month}`,
    DECLARE_KUNG: (month) => `쿵: ${month}`,
    presidentEnds: (points) => `${points}점 종료`,
    presidentPlaysOn: '들고치기',
    gukjin: { yeol: '국진을 열끗으로', ssangpi: '국진을 쌍피로' },
    resign: '기권하기',
  },

  phases: {
    president,
    play: '패 내기',
    target: '먹을 패 고르기',
    draw: '뒤집기',
    flipTarget: '먹을 패 고르기',
    gukjin: '국진 선택',
    decision: '고 또는 스톱',
  },
  prompts: {
    president: `${president}입니다. 끝낼까요, 들고 칠까요?`,
    play: '내 차례입니다. 낼 패를 고르세요.',
    target: '먹을 패를 고르세요.',
    draw: '더미에서 한 장을 뒤집으세요.',
    flipTarget: '뒤집은 패로 먹을 패를 고르세요.',
    gukjin: '국진을 열끗으로 쓸까요, 쌍피로 쓸까요?',
    decision: '고를 할까요, 스톱을 할까요?',
  },
  playShaken: (month) => `흔든 ${month} 패를 한 장 내세요.`,
  flipOnly: '내 차례입니다. 더미에서 한 장을 뒤집으세요.',
  pass: '낼 패가 없습니다. 패스하세요.',
  stopBrings: (amount) => `스톱하면 ${object(amount)} 받습니다.`,
  refusals: {
    NO_SCORE_DECISION: '아직 고와 스톱을 고를 때가 아닙니다.',
    SHAKEN_MONTH_MUST_BE_PLAYED: '흔든 패를 내야 합니다.',
    NO_CAPTURE_CHOICE: '지금은 먹을 패를 고를 때가 아닙니다.',
    STALE_ACTION: '그사이 판이 이미 진행되었습니다.',
    TARGET_DOES_NOT_MATCH: '짝이 맞지 않습니다. 같은 달의 패만 먹을 수 있습니다.',
    TARGET_NOT_ON_TABLE: '바닥에 없는 패입니다.',
    THREE_NOT_IN_HAND: '같은 달 석 장이 손에 있어야 합니다.',
    NO_SHAKE: '손에 같은 달 석 장이 있고 바닥에는 없을 때, 달마다 한 번만 흔들 수 있습니다.',
    NO_BOMB: '폭탄은 손에 같은 달 석 장이 있고 나머지 한 장이 바닥에 있을 때만 됩니다.',
    NO_KUNG: '쿵은 선의 첫 차례에, 나머지 한 장이 바닥에 있을 때만 됩니다.',
    NO_FLIP_TOKEN: '뒤집기만 하는 차례가 남아 있지 않습니다.',
    CARDS_LEFT: '낼 패가 있어 패스할 수 없습니다.',
  },
  threshold: (points) => `${points}점부터 고와 스톱을 고를 수 있습니다.`,
});

export const ko = phrases('총통');
/** The house has a word of its own (docs/rules/matgo.md 71). */
export const houseKo = phrases('대통령');
