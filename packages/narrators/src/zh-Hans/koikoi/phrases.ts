import type { Phrases } from '../../koikoi/phrases.ts';
import { zhHans as options } from './options.ts';

export const zhHans: Phrases = {
  language: 'zh-Hans',
  options,
  quoted: (card) => `“${card}”`,
  comma: '、',
  or: '或',
  worth: (name, points) => `${name}（${points}分）`,

  dealt: (round, rounds, dealer) => `第${round}局，共${rounds}局。${dealer}坐庄先出。`,
  placed: (who, card) => `${who}把${card}放到场上。`,
  captured: (who, card, captured) => `${who}打出${card}，收下${captured}。`,
  flippedAndPlaced: (who, card) => `${who}翻出${card}，留在场上。`,
  flippedAndCaptured: (who, card, captured) => `${who}翻出${card}，收下${captured}。`,
  selecting: (who, card, options) => `${who}翻出${card}，要选${options}。`,
  selected: (who, captured) => `${who}选择收下${captured}。`,
  yaku: (who, formed, total) => `${who}凑成${formed}，合计${total}分。`,
  deciding: (who) => `${who}可以喊“来来”或收手。`,
  called: (who) => `${who}喊“来来”！`,
  calledAgain: (who, count) => `${who}第${count}次喊“来来”！`,
  stopped: (who) => `${who}决定收手。`,
  resigned: (who) => `${who}认输了。`,
  won: {
    TESHI: (who) => `${who}手中有同月的四张牌（手四），赢得本局。`,
    STOPPED: (who) => `${who}赢得本局。`,
    LAST_CARD: (who) => `牌已出完，${who}赢得本局。`,
    EXHAUSTED_AFTER_KOI: (who) => `手牌出完，最后喊“来来”的${who}赢得本局。`,
    DEALER_PRIVILEGE: (who) => `手牌出完，庄家${who}赢得本局。`,
    RESIGNED: () => '本局到此为止。',
  },
  drawn: {
    TESHI: '双方手中都有同月的四张牌（手四），本局平局。',
    FIELD_KUTTSUKI: '场上出现同月的四张牌，本局平局。',
    NO_YAKU: '手牌出完，无人得分，本局平局。',
  },

  items: { TESHI: '手四', DEALER_PRIVILEGE: '庄家权' },
  factors: {
    seven_plus: () => '满七分',
    opponent_koi: () => '对手喊过来来',
    koi_calls: (factor) => `1 + 来来${factor - 1}次`,
  },
  scored: (who, points) => `${who}得${points}分。`,
  nothingScored: '没有得分。',
  matchWon: (winner, scores) => `${winner}获胜：${scores}。`,
  matchTied: (scores) => `双方平局：${scores}。`,
  matchResigned: (winner, loser, scores) => `${loser}认输，${winner}获胜：${scores}。`,

  choices: {
    capture: (card, captured) => `${card} → 收下${captured}`,
    place: (card) => `${card} → 放到场上`,
    select: (card) => `收下${card}`,
    koikoi: '来来！（继续）',
    stop: (points) => `收手：得${points}分`,
    resign: '认输',
  },

  phases: { hand: '出牌', selection: '选牌', decision: '来来或收手' },
  prompts: {
    hand: '轮到你了，请出一张手牌。',
    selection: '请选择要收下哪张牌。',
    decision: '要喊“来来”还是收手？',
  },
  stopBrings: (points) => `收手可得${points}分。`,
  refusals: {
    chooseOf: (options) => `请选择要收下哪张牌：${options}。`,
    noMatch: '两张牌配不上，只能收下同月的牌。',
    notOffered: '不能选这张牌。',
  },
};
