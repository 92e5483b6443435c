import { ja as options } from './options/ja.ts';
import type { Phrases } from './phrases.ts';

export const ja: Phrases = {
  language: 'ja',
  options,
  // 松に鶴で松に赤短を取る would be hard to read without quotes.
  quoted: (card) => `「${card}」`,
  comma: '、',
  or: 'か',
  worth: (name, points) => `${name}（${points}文）`,

  dealt: (round, rounds, dealer) => `第${round}局（全${rounds}局）。${dealer}が親で、先手です。`,
  placed: (who, card) => `${who}は${card}を場に出します。`,
  captured: (who, card, captured) => `${who}は${card}を出し、${captured}を取ります。`,
  flippedAndPlaced: (who, card) => `${who}は山札から${card}をめくり、場に置きます。`,
  flippedAndCaptured: (who, card, captured) => `${who}は山札から${card}をめくり、${captured}を取ります。`,
  selecting: (who, card, options) => `${who}は山札から${card}をめくり、${options}のどちらかを選びます。`,
  selected: (who, captured) => `${who}は${captured}を取ります。`,
  yaku: (who, formed, total) => `${who}に役ができました：${formed}。合計${total}文です。`,
  deciding: (who) => `${who}は「こいこい」か「勝負」を選びます。`,
  called: (who) => `${who}が「こいこい」！`,
  calledAgain: (who, count) => `${who}が${count}回目の「こいこい」！`,
  stopped: (who) => `${who}が「勝負」！`,
  resigned: (who) => `${who}が投了しました。`,
  won: {
    TESHI: (who) => `${who}の手札に同じ月の札が四枚揃っています（手四）。この局は${who}の勝ちです。`,
    STOPPED: (who) => `この局は${who}の勝ちです。`,
    LAST_CARD: (who) => `手札がなくなりました。この局は${who}の勝ちです。`,
    EXHAUSTED_AFTER_KOI: (who) => `手札がなくなりました。最後に「こいこい」をした${who}の勝ちです。`,
    DEALER_PRIVILEGE: (who) => `手札がなくなりました。親権により${who}の勝ちです。`,
    RESIGNED: () => 'この局はここで打ち切りです。',
  },
  drawn: {
    TESHI: '両者とも手四です。この局は引き分けです。',
    FIELD_KUTTSUKI: '場に同じ月の札が四枚揃いました。この局は引き分けです。',
    NO_YAKU: '手札がなくなり、どちらもあがれませんでした。この局は引き分けです。',
  },

  items: { TESHI: '手四', DEALER_PRIVILEGE: '親権' },
  factors: {
    seven_plus: () => '7文以上',
    opponent_koi: () => '相手のこいこい',
    koi_calls: (factor) => `1 + こいこい${factor - 1}回`,
  },
  scored: (who, points) => `${who}は${points}文を得ます。`,
  nothingScored: '得点はありません。',
  matchWon: (winner, scores) => `対戦は${winner}の勝ちです：${scores}。`,
  matchTied: (scores) => `対戦は引き分けです：${scores}。`,
  matchResigned: (winner, loser, scores) => `${loser}の投了により${winner}の勝ちです：${scores}。`,

  choices: {
    capture: (card, captured) => `${card} → ${captured}を取る`,
    place: (card) => `${card} → 場に出す`,
    select: (card) => `${card}を取る`,
    koikoi: 'こいこい！（続ける）',
    stop: (points) => `勝負：${points}文であがる`,
    resign: '投了する',
  },

  phases: { hand: '手札を出す', selection: '取り札を選ぶ', decision: 'こいこいか勝負か' },
  prompts: {
    hand: 'あなたの番です。手札から一枚出してください。',
    selection: 'どちらの札を取るか選んでください。',
    decision: '「こいこい」しますか、「勝負」しますか。',
  },
  stopBrings: (points) => `勝負なら${points}文です。`,
  refusals: {
    chooseOf: (options) => `どの札を取るか選んでください：${options}。`,
    noMatch: '札が合いません。取れるのは同じ月の札だけです。',
    notOffered: 'その札は選べません。',
  },
};
