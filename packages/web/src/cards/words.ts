import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/card-guide.ts';

export interface CardGuideWords {
  readonly title: string;
  /** What the corner of a card shows. */
  readonly corner: string;
  /** How many cards of each kind there are. */
  readonly kinds: string;
  /** Before the sets of a card. */
  readonly countsFor: string;
  readonly noSet: string;
  /** The cards without a month. */
  readonly bonus: string;
}

export const cardGuideWords: Words<CardGuideWords> = {
  en: {
    title: 'Card guide',
    corner: 'Cards of the same month match. The number in a corner is the month, the sign under it the kind.',
    kinds: 'The four kinds',
    countsFor: 'Counts for',
    noSet: 'Belongs to no set.',
    bonus: 'Bonus cards',
  },
  ko: {
    title: '패 안내',
    corner: '같은 달의 패끼리 짝이 됩니다. 모서리의 숫자는 달, 그 아래 표시는 종류입니다.',
    kinds: '네 가지 종류',
    countsFor: '쓰이는 곳',
    noSet: '족보에 쓰이지 않습니다.',
    bonus: '보너스패',
  },
  ja: {
    title: '札の手引き',
    corner: '同じ月の札どうしが合います。隅の数字は月、その下の印は種類です。',
    kinds: '四つの種類',
    countsFor: '使える役',
    noSet: '役には使いません。',
    bonus: 'ボーナス札',
  },
  zh: {
    title: '花牌圖鑑',
    corner: '同月的牌可以配對。角落的數字是月份，下方的記號是種類。',
    kinds: '四種牌',
    countsFor: '可算入',
    noSet: '不屬於任何役。',
    bonus: '獎勵牌',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Przewodnik po kartach',
    corner: 'Pasują do siebie karty jednego miesiąca. Liczba w rogu to miesiąc, znak pod nią to rodzaj.',
    kinds: 'Cztery rodzaje',
    countsFor: 'Liczy się do',
    noSet: 'Nie należy do żadnego układu.',
    bonus: 'Karty premiowe',
  },
};
