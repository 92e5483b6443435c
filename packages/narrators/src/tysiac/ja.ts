import { suitName } from '../french/index.ts';
import { ja as options } from './options/ja.ts';
import type { Phrases } from './phrases.ts';

const named = (suit: string): string => suitName(suit, 'ja');

export const ja: Phrases = {
  language: 'ja',
  options,
  unseen: '伏せ札',
  unseenObject: '伏せ札',
  comma: '、',

  dealt: (hand, dealer, sitsOut) =>
    `第${hand}ディール。${dealer}が配ります${sitsOut ? '。このディールは休みです' : ''}。`,
  bid: (who, value) => `${who}は${value}をビッドします。`,
  passed: (who) => `${who}はパスします。`,
  declarer: (who, value) => `${who}が${value}で落札しました。`,
  tookMusik: (who, _musik, cards) => `${who}はムジクを取ります：${cards}。`,
  tookHiddenMusik: (who, musik) => `${who}は${musik}番のムジクを伏せたまま取ります。`,
  raised: (who, value) => `${who}は${value}に上げます。`,
  gave: (who, card, to) => `${who}は${to}に${card}を渡します。`,
  discarded: (who, card) => `${who}は${card}を捨てます。`,
  played: (who, card) => `${who}は${card}を出します。`,
  marriage: (who, suit, value) =>
    `${who}が${named(suit)}のマリッジを宣言します：${value}点、切り札は${named(suit)}です。`,
  trick: (who, value) => `${who}がトリックを取ります：${value}点。`,
  tableCards: (who, value) => `${who}が伏せてあったカードを得ます：${value}点。`,
  bombed: (who) => `${who}はボムを使い、このディールを降ります。`,
  redealt: (who) => `${who}は9を四枚見せ、配り直しを求めます。`,
  resigned: (who) => `${who}が投了しました。`,

  items: {
    tricks: 'トリック',
    tableCards: '伏せてあったカード',
    marriageSpades: 'スペードのマリッジ',
    marriageClubs: 'クラブのマリッジ',
    marriageDiamonds: 'ダイヤのマリッジ',
    marriageHearts: 'ハートのマリッジ',
    bidMade: 'ビッド達成',
    bidFailed: 'ビッド失敗',
    rounding: '端数処理',
    barrel: 'バレル',
    bomb: 'ボム',
    acesInMusik: 'ムジクのエース',
  },
  scored: (who, total) => `${who}：${total}点`,
  newDeal: '同じ人が配り直します。',
  nothingScored: '得点はありません。',
  gameWon: (winner, scores) => `${winner}の勝ちです：${scores}。`,
  gameShared: (winners, scores) => `${winners.join('と')}がともに勝ちです：${scores}。`,

  choices: {
    pass: 'パス',
    bid: (value) => `${value}をビッド`,
    raise: (value) => `${value}に上げる`,
    onlyMusik: 'ムジクを取る',
    musik: (number) => `${number}番のムジクを取る`,
    giveTo: (card, to) => `${card}を${to}に渡す`,
    give: (card, seat) => `${card}を${seat}番の席に渡す`,
    discard: (card) => `${card}を捨てる`,
    play: (card) => `${card}を出す`,
    marry: (card, value) => `${card}を出し、マリッジを宣言する（${value}点）`,
    bomb: 'ボム：このディールを降りる',
    redeal: '配り直しを求める（9が四枚）',
    resign: '投了する',
  },

  phases: { Auction: 'ビッド', TalonExchange: 'ムジクの交換', Play: 'プレイ', HandEnd: 'ディール終了' },
  prompts: {
    bid: (lowest) =>
      lowest === null
        ? 'あなたの番です。パスしかできません。'
        : `あなたの番です。${lowest}以上をビッドするか、パスしてください。`,
    open: (value) => `あなたの番です。${value}で始めなければなりません。`,
    onlyMusik: 'あなたが落札しました。ムジクを取ってください。',
    musik: 'あなたが落札しました。ムジクを選んでください。',
    give: (to) => `${to}に渡すカードを選んでください。`,
    discard: (left) => `捨てるカードを${left}枚選んでください。`,
    lead: 'あなたの番です。最初のカードを出してください。',
    follow: (suit) => `あなたの番です。カードを出してください。台札は${named(suit)}です。`,
  },
  refusals: {
    phase: {
      Auction: 'ビッドの最中です。',
      TalonExchange: '落札者がカードを交換しています。',
      Play: 'トリックの最中です。',
      HandEnd: 'このディールはもう終わっています。',
    },
    bid: 'そのビッドはできません。',
    bidBetween: (from, to) => `${from}から${to}までの整数をビッドしてください。`,
    raiseBetween: (from, to, step) => `${from}から${to}まで、${step}刻みで上げられます。`,
    onlyPass: 'これ以上はビッドできません。パスしてください。',
    mustOpen: (value) => `${value}で始めなければなりません。`,
    mustFollow: '台札と同じスートを出さなければなりません。',
    duties: {
      follow: (suit) => `台札と同じスートを出さなければなりません：${named(suit)}。`,
      beat: (suit) => `台札と同じスートを出し、勝てるなら勝たなければなりません：${named(suit)}。`,
      trump: (suit) => `切り札を出さなければなりません：${named(suit)}。`,
    },
    marriage: 'マリッジには同じスートのキングとクイーンが手札に必要です。',
    marriageLeads: 'マリッジはトリックの最初のカードを出すときだけ宣言できます。',
    musik: 'そのムジクはありません。',
    musikTaken: 'ムジクはもう取られています。',
    noMusikYet: '先にムジクを取ってください。',
    cardsArePassed: 'ここではカードを捨てず、相手に渡します。',
    cardsAreDiscarded: 'ここではカードを渡さず、捨てます。',
    discard: 'そのカードは捨てられません。',
    pass: 'そのカードはそのようには渡せません。',
    anotherIsNext: (who) => `先に${who}に渡してください。`,
    bomb: 'ボムはもう残っていません。',
    redeal: '配り直しを求められるのは9が四枚あるときだけです。',
  },
};
