import type { KoikoiLessonWords } from './koikoi-lesson-words.ts';

export const ja: KoikoiLessonWords = {
  welcome: (other, brings) =>
    `こいこいへようこそ。${other}を相手に一局だけ打ちます。先手はあなたです。札を集めて役を作りましょう。まず狙えそうなのは${brings}です。`,
  yaku: '役は得点になる札の組です。光札三枚、猪と鹿と蝶、同じ色の短冊三枚、または同じ種類の札をたくさん。一つできれば、その局に勝てます。',
  decide: (count, left) =>
    `役ができました。「勝負」なら、この局は${count}文であなたの勝ちです。「こいこい」なら、残りの手札${left}枚でさらに上を狙います。ただし相手が先に役を作ると、あなたは0文です。`,
  decideEmpty: (count) => `手札がもうないので、こいこいをしても増えません。勝負して${count}文を得ましょう。`,
  decideAgain: (count) => `役がさらに増えました。いま勝負なら${count}文です。勝負しますか、もう一度こいこいしますか。`,
  theyCalled: (other, factor) =>
    `${other}は勝負せず「こいこい」と言いました。いまあなたが役を作って勝負すれば、${factor}倍になります。`,
  lastCards: '残りの札はわずかです。誰も勝負しないまま手札がなくなると引き分けです。どんな役でもかまいません。',
  won: 'お見事、この局はあなたの勝ちです。',
  nobody: '誰も間に合わず、得点はありません。引き分けです。',
  after: '本番の対戦は十二局で、勝った人が次の親になります。',
};
