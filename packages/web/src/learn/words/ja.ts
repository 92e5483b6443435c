import type { LessonWords } from './lesson-words.ts';

export const ja: LessonWords = {
  title: 'はじめての一局',
  next: '次へ',
  back: '前へ',
  restart: '最初から',
  leave: 'やめる',
  realMatch: '本番の対戦をする',
  quoted: (card) => `「${card}」`,
  comma: '、',

  hand: (count) =>
    `下の${count}枚があなたの手札です。ほかの人には見えません。草花の絵と角の数字が月を表し、どの月にも四枚あります。数字の下の印は札の種類です。`,
  months: (mine, onField) =>
    `同じ月の札どうしが合います。手札の${mine}と、場の${onField}が一組です。合う札のある手札は少し上がっています。`,
  howToPlay:
    'では一枚出してみましょう。マウスを重ねるか、一度押すか、矢印キーで選ぶと、何が取れるか見えます。そのあとクリック、もう一度押す、または Enter で出します。',
  nothingMatches:
    'いまは合う手札がありません。それでも一枚は出さなければならず、その札は場に残ります。相手の役に立ちにくい札を出しましょう。',
  chooseTarget: '合う札が二枚あります。取れるのは一枚だけなので、自分のためになるほうを選びましょう。',
  took: (card, taken) =>
    `${card}を出して、${taken}を取りました。どれもあなたの取り札です。得点になるのは取り札だけです。`,
  laid: (card) => `${card}は合う札がなく、場に置かれました。これからは誰でも、あなたも取れます。`,
  flipTook: (card, taken) =>
    `続いて、いつものように山札の一番上がめくられました。${card}も合い、${taken}が取れました。`,
  flipLaid: (card) => `続いて、いつものように山札の一番上がめくられました。${card}は合う札がなく、場に残りました。`,
  theirTurn: (other) => `${other}も同じように、手札を一枚出し、山札を一枚めくりました。またあなたの番です。`,
  whereTheyLie: '取り札と、それで狙える役は、種類ごとに卓の横に並びます。小さな画面では一番下の帯を開いてください。',
  near: (set, have, need, missing) => `${set}まで、${need}枚のうち${have}枚あります。足りない札：${missing}。`,
  theirNear: (other, set, missing) =>
    `相手も見ておきましょう。${other}は${set}に近づいています。取れるなら先に取って防ぎます：${missing}。`,
  yourTurn: 'あなたの番です。役に近づく組はありますか。ヒントを押すと、上手な人の手がわかります。',
  count: '数え方はこうです。役ごとの点を並べ、足し、倍率をすべて掛け、最後が合計です。',
  lost: (other) => `今回は${other}が先でした。そんな日もあります。次は札が味方してくれるでしょう。`,
};
