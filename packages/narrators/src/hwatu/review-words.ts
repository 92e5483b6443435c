import type { Language } from '@madang/engine';
import { polishCount } from '../common/grammar.ts';

/** What a review says of the flower games. Names, cards and sets are text; chances are whole percent. */
export interface FlowerReviewWords {
  readonly comma: string;
  /** The better action makes these sets. */
  readonly completes: (sets: string) => string;
  /** Cards that the better action takes; how likely somebody else could take them next. */
  readonly left: (cards: string, chance: number) => string;
  /** A card that the action puts on the field. */
  readonly put: (card: string, chance: number) => string;
  readonly missing: (who: string, set: string, cards: number) => string;
  readonly stopping: (amount: number) => string;
  readonly cardsLeft: (cards: number) => string;
}

const en: FlowerReviewWords = {
  comma: ', ',
  completes: (sets) => `The better move completes ${sets}.`,
  left: (cards, chance) => `Left lying: ${cards}. Somebody else held a card for it: about ${chance} %.`,
  put: (card, chance) => `Put on the field: ${card}. Somebody else could take it: about ${chance} %.`,
  missing: (who, set, cards) => `${who}: ${cards === 1 ? '1 card' : `${cards} cards`} short of ${set}.`,
  stopping: (amount) => `Stopping brought ${amount}.`,
  cardsLeft: (cards) => `Cards left in hand: ${cards}.`,
};

const ko: FlowerReviewWords = {
  comma: ', ',
  completes: (sets) => `더 좋은 수는 ${sets} 완성입니다.`,
  left: (cards, chance) => `바닥에 남긴 패: ${cards}. 상대가 먹을 수 있을 확률 약 ${chance} %.`,
  put: (card, chance) => `바닥에 낸 패: ${card}. 상대가 먹을 수 있을 확률 약 ${chance} %.`,
  missing: (who, set, cards) => `${who}: ${set}까지 ${cards}장.`,
  stopping: (amount) => `멈추면 ${amount}.`,
  cardsLeft: (cards) => `남은 손패: ${cards}장.`,
};

const ja: FlowerReviewWords = {
  comma: '、',
  completes: (sets) => `良い手なら${sets}が完成。`,
  left: (cards, chance) => `場に残した札：${cards}。相手が取れる確率は約${chance}％。`,
  put: (card, chance) => `場に出した札：${card}。相手が取れる確率は約${chance}％。`,
  missing: (who, set, cards) => `${who}：${set}まであと${cards}枚。`,
  stopping: (amount) => `やめれば${amount}。`,
  cardsLeft: (cards) => `残りの手札：${cards}枚。`,
};

const zh: FlowerReviewWords = {
  comma: '、',
  completes: (sets) => `更好的選擇可完成${sets}。`,
  left: (cards, chance) => `留在場上：${cards}。對方能拿走的機率約 ${chance}%。`,
  put: (card, chance) => `放到場上：${card}。對方能拿走的機率約 ${chance}%。`,
  missing: (who, set, cards) => `${who}：離${set}還差 ${cards} 張。`,
  stopping: (amount) => `停止可得 ${amount}。`,
  cardsLeft: (cards) => `手牌還有 ${cards} 張。`,
};

const zhHans: FlowerReviewWords = {
  comma: '、',
  completes: (sets) => `更好的选择可完成${sets}。`,
  left: (cards, chance) => `留在场上：${cards}。对方能拿走的概率约 ${chance}%。`,
  put: (card, chance) => `放到场上：${card}。对方能拿走的概率约 ${chance}%。`,
  missing: (who, set, cards) => `${who}：离${set}还差 ${cards} 张。`,
  stopping: (amount) => `停止可得 ${amount}。`,
  cardsLeft: (cards) => `手牌还有 ${cards} 张。`,
};

const pl: FlowerReviewWords = {
  comma: ', ',
  completes: (sets) => `Lepszy ruch daje układ: ${sets}.`,
  left: (cards, chance) => `Na stole zostało: ${cards}. Szansa, że ktoś inny ma pasującą kartę: około ${chance}%.`,
  put: (card, chance) => `Wyłożona karta: ${card}. Szansa, że ktoś inny ją zabierze: około ${chance}%.`,
  missing: (who, set, cards) => `${who}: do układu „${set}” brakuje ${polishCount(cards, 'karty', 'kart', 'kart')}.`,
  stopping: (amount) => `Zakończenie dawało ${amount}.`,
  cardsLeft: (cards) => `Kart na ręce: ${cards}.`,
};

export const FLOWER_REVIEW: Readonly<Record<Language, FlowerReviewWords>> = { en, ko, ja, zh, 'zh-Hans': zhHans, pl };
