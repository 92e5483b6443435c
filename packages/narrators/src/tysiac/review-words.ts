import type { Language } from '@madang/engine';
import { polishCount } from '../common/grammar.ts';

/** What a review says of Tysiąc. Names and suits are text; chances are whole percent. */
export interface TysiacReviewWords {
  /** Aces and marriages in hand; marriages are signs of suits, empty for none. */
  readonly hand: (aces: number, marriages: string) => string;
  readonly highestBid: (bid: number) => string;
  /** Card points that the declarer still needs. */
  readonly toBid: (who: string, points: number, bid: number) => string;
  readonly inTrick: (points: number) => string;
  /** Somebody still to play could beat the card. */
  readonly beaten: (chance: number) => string;
  /** The better card. */
  readonly betterBeaten: (chance: number) => string;
}

const en: TysiacReviewWords = {
  hand: (aces, marriages) => `In hand: aces ${aces}, marriages ${marriages || 'none'}.`,
  highestBid: (bid) => `The highest bid was ${bid}.`,
  toBid: (who, points, bid) => `${who}: ${points} points short of the bid of ${bid}.`,
  inTrick: (points) => `Card points in the trick: ${points}.`,
  beaten: (chance) => `The card played could still be beaten: about ${chance} %.`,
  betterBeaten: (chance) => `The better one: about ${chance} %.`,
};

const ko: TysiacReviewWords = {
  hand: (aces, marriages) => `손패: 에이스 ${aces}장, 결혼 ${marriages || '없음'}.`,
  highestBid: (bid) => `가장 높이 부른 값은 ${bid}.`,
  toBid: (who, points, bid) => `${who}: 부른 ${bid}까지 ${points}점.`,
  inTrick: (points) => `트릭의 카드 점수: ${points}.`,
  beaten: (chance) => `낸 카드가 질 확률 약 ${chance} %.`,
  betterBeaten: (chance) => `더 좋은 카드는 약 ${chance} %.`,
};

const ja: TysiacReviewWords = {
  hand: (aces, marriages) => `手札：エース${aces}枚、マリッジ${marriages || 'なし'}。`,
  highestBid: (bid) => `最高のビッドは${bid}。`,
  toBid: (who, points, bid) => `${who}：ビッド${bid}まであと${points}点。`,
  inTrick: (points) => `トリックの札の点：${points}。`,
  beaten: (chance) => `出した札が負ける確率は約${chance}％。`,
  betterBeaten: (chance) => `良い方の札なら約${chance}％。`,
};

const zh: TysiacReviewWords = {
  hand: (aces, marriages) => `手牌：A ${aces} 張，婚配${marriages || '無'}。`,
  highestBid: (bid) => `最高叫分是 ${bid}。`,
  toBid: (who, points, bid) => `${who}：離叫分 ${bid} 還差 ${points} 分。`,
  inTrick: (points) => `這一墩的牌點：${points}。`,
  beaten: (chance) => `打出的牌被蓋過的機率約 ${chance}%。`,
  betterBeaten: (chance) => `更好的牌約 ${chance}%。`,
};

const zhHans: TysiacReviewWords = {
  hand: (aces, marriages) => `手牌：A ${aces} 张，婚配${marriages || '无'}。`,
  highestBid: (bid) => `最高叫分是 ${bid}。`,
  toBid: (who, points, bid) => `${who}：离叫分 ${bid} 还差 ${points} 分。`,
  inTrick: (points) => `这一墩的牌点：${points}。`,
  beaten: (chance) => `打出的牌被盖过的概率约 ${chance}%。`,
  betterBeaten: (chance) => `更好的牌约 ${chance}%。`,
};

const pl: TysiacReviewWords = {
  hand: (aces, marriages) => `Na ręce: asy ${aces}, meldunki ${marriages || 'brak'}.`,
  highestBid: (bid) => `Najwyższa oferta: ${bid}.`,
  toBid: (who, points, bid) => `${who}: do ${bid} brakuje ${polishCount(points, 'punktu', 'punktów', 'punktów')}.`,
  inTrick: (points) => `Punkty w lewie: ${points}.`,
  beaten: (chance) => `Szansa, że zagrana karta zostanie przebita: około ${chance}%.`,
  betterBeaten: (chance) => `Lepsza karta: około ${chance}%.`,
};

export const TYSIAC_REVIEW: Readonly<Record<Language, TysiacReviewWords>> = { en, ko, ja, zh, 'zh-Hans': zhHans, pl };
