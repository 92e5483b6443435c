import { zh as options } from './options/zh.ts';
import type { Phrases } from './phrases.ts';

export const zh: Phrases = {
  language: 'zh',
  options,
  quoted: (card) => `「${card}」`,
  comma: '、',
  or: '或',
  worth: (name, points) => `${name}（${points}分）`,

  dealt: (round, rounds, dealer) => `第${round}局，共${rounds}局。${dealer}坐莊先出。`,
  placed: (who, card) => `${who}把${card}放到場上。`,
  captured: (who, card, captured) => `${who}打出${card}，收下${captured}。`,
  flippedAndPlaced: (who, card) => `${who}翻出${card}，留在場上。`,
  flippedAndCaptured: (who, card, captured) => `${who}翻出${card}，收下${captured}。`,
  selecting: (who, card, options) => `${who}翻出${card}，要選${options}。`,
  selected: (who, captured) => `${who}選擇收下${captured}。`,
  yaku: (who, formed, total) => `${who}湊成${formed}，合計${total}分。`,
  deciding: (who) => `${who}可以喊「來來」或收手。`,
  called: (who) => `${who}喊「來來」！`,
  calledAgain: (who, count) => `${who}第${count}次喊「來來」！`,
  stopped: (who) => `${who}決定收手。`,
  resigned: (who) => `${who}認輸了。`,
  won: {
    TESHI: (who) => `${who}手中有同月的四張牌（手四），贏得本局。`,
    STOPPED: (who) => `${who}贏得本局。`,
    LAST_CARD: (who) => `牌已出完，${who}贏得本局。`,
    EXHAUSTED_AFTER_KOI: (who) => `手牌出完，最後喊「來來」的${who}贏得本局。`,
    DEALER_PRIVILEGE: (who) => `手牌出完，莊家${who}贏得本局。`,
    RESIGNED: () => '本局到此為止。',
  },
  drawn: {
    TESHI: '雙方手中都有同月的四張牌（手四），本局平手。',
    FIELD_KUTTSUKI: '場上出現同月的四張牌，本局平手。',
    NO_YAKU: '手牌出完，無人得分，本局平手。',
  },

  items: { TESHI: '手四', DEALER_PRIVILEGE: '莊家權' },
  factors: {
    seven_plus: () => '滿七分',
    opponent_koi: () => '對手喊過來來',
    koi_calls: (factor) => `1 + 來來${factor - 1}次`,
  },
  scored: (who, points) => `${who}得${points}分。`,
  nothingScored: '沒有得分。',
  matchWon: (winner, scores) => `${winner}獲勝：${scores}。`,
  matchTied: (scores) => `雙方平手：${scores}。`,
  matchResigned: (winner, loser, scores) => `${loser}認輸，${winner}獲勝：${scores}。`,

  choices: {
    capture: (card, captured) => `${card} → 收下${captured}`,
    place: (card) => `${card} → 放到場上`,
    select: (card) => `收下${card}`,
    koikoi: '來來！（繼續）',
    stop: (points) => `收手：得${points}分`,
    resign: '認輸',
  },

  phases: { hand: '出牌', selection: '選牌', decision: '來來或收手' },
  prompts: {
    hand: '輪到你了，請出一張手牌。',
    selection: '請選擇要收下哪張牌。',
    decision: '要喊「來來」還是收手？',
  },
  stopBrings: (points) => `收手可得${points}分。`,
  refusals: {
    chooseOf: (options) => `請選擇要收下哪張牌：${options}。`,
    noMatch: '兩張牌配不上，只能收下同月的牌。',
    notOffered: '不能選這張牌。',
  },
};
