import type { Language } from '@madang/engine';

/** What a review says of Check. Numbers are text, because means have a fraction; chances are whole percent. */
export interface CheckReviewWords {
  /** What hands count as far as the seat can tell: its own, and the lowest of the others. */
  readonly hands: (own: string, other: string) => string;
  readonly drawn: (value: string) => string;
  /** The card that it replaced, or would have replaced. */
  readonly replaced: (value: string) => string;
  readonly betterReplaced: (value: string) => string;
  readonly matches: (chance: number) => string;
  readonly betterMatches: (chance: number) => string;
}

const en: CheckReviewWords = {
  hands: (own, other) => `Own hand: about ${own}; the lowest of the others: about ${other}.`,
  drawn: (value) => `The drawn card counts ${value}.`,
  replaced: (value) => `It went in place of a card worth about ${value}.`,
  betterReplaced: (value) => `The better place had about ${value}.`,
  matches: (chance) => `The card tried matched with about ${chance} %.`,
  betterMatches: (chance) => `The better card to match: about ${chance} %.`,
};

const ko: CheckReviewWords = {
  hands: (own, other) => `내 패는 약 ${own}, 가장 낮은 상대는 약 ${other}.`,
  drawn: (value) => `뽑은 카드는 ${value}점.`,
  replaced: (value) => `바꾼 자리의 카드는 약 ${value}점.`,
  betterReplaced: (value) => `더 좋은 자리는 약 ${value}점.`,
  matches: (chance) => `시도한 카드가 맞을 확률 약 ${chance} %.`,
  betterMatches: (chance) => `더 좋은 카드가 맞을 확률 약 ${chance} %.`,
};

const ja: CheckReviewWords = {
  hands: (own, other) => `自分の手は約${own}、他の最小は約${other}。`,
  drawn: (value) => `引いた札は${value}点。`,
  replaced: (value) => `替えた場所の札は約${value}点。`,
  betterReplaced: (value) => `良い場所なら約${value}点。`,
  matches: (chance) => `試した札が合う確率は約${chance}％。`,
  betterMatches: (chance) => `良い札なら合う確率は約${chance}％。`,
};

const zh: CheckReviewWords = {
  hands: (own, other) => `自己的手牌約 ${own}，其他人最低約 ${other}。`,
  drawn: (value) => `抽到的牌是 ${value} 點。`,
  replaced: (value) => `換掉的牌約 ${value} 點。`,
  betterReplaced: (value) => `更好的位置約 ${value} 點。`,
  matches: (chance) => `嘗試的牌配對的機率約 ${chance}%。`,
  betterMatches: (chance) => `更好的牌配對的機率約 ${chance}%。`,
};

const zhHans: CheckReviewWords = {
  hands: (own, other) => `自己的手牌约 ${own}，其他人最低约 ${other}。`,
  drawn: (value) => `抽到的牌是 ${value} 点。`,
  replaced: (value) => `换掉的牌约 ${value} 点。`,
  betterReplaced: (value) => `更好的位置约 ${value} 点。`,
  matches: (chance) => `尝试的牌配对的概率约 ${chance}%。`,
  betterMatches: (chance) => `更好的牌配对的概率约 ${chance}%。`,
};

const pl: CheckReviewWords = {
  hands: (own, other) => `Własne karty: około ${own}; najmniej u innych: około ${other}.`,
  drawn: (value) => `Dobrana karta liczy się za ${value}.`,
  replaced: (value) => `Zastąpiła kartę wartą około ${value}.`,
  betterReplaced: (value) => `Lepsze miejsce: około ${value}.`,
  matches: (chance) => `Szansa, że ta karta pasuje: około ${chance}%.`,
  betterMatches: (chance) => `Szansa, że pasuje lepsza karta: około ${chance}%.`,
};

export const CHECK_REVIEW: Readonly<Record<Language, CheckReviewWords>> = { en, ko, ja, zh, 'zh-Hans': zhHans, pl };
