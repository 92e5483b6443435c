import type { Seat } from '@madang/engine';
import { cardValue, check, isSpecial, type Position, rankOf } from '@madang/engine/check';
import { Expectations } from '@madang/players/check';
import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/check/why.ts';
import { positionOf } from '../../play/position.ts';
import type { Written } from '../../play/told.ts';
import type { BoardProps } from './props.ts';
import { read } from './reading.ts';

export interface WhyWords {
  readonly remember: string;
  readonly openIsBetter: string;
  readonly deckIsBetter: string;
  readonly lowers: (points: number) => string;
  readonly setsOff: string;
  readonly noneWorse: string;
  readonly known: string;
  /** When a failed try costs nothing. */
  readonly mayBe: (percent: number, isFree: boolean) => string;
  readonly noneSuch: string;
  readonly unseen: string;
  readonly noSwap: string;
  readonly lowest: (points: number, percent: number) => string;
}

const whyWords: Words<WhyWords> = {
  en: {
    remember: 'You will not see them again.',
    openIsBetter: 'The open card helps you more than an average one.',
    deckIsBetter: 'An average card helps you more than the open one.',
    lowers: (points) => `It lowers your hand by about ${points}.`,
    setsOff: 'Its ability is worth more than the card.',
    noneWorse: 'None of yours is worth changing for it.',
    known: 'You know that it is of the same rank.',
    mayBe: (percent, isFree) =>
      `It is of the same rank with a chance of ${percent} %${isFree ? ', and a wrong card costs nothing' : ''}.`,
    noneSuch: 'None of yours is likely to be of that rank.',
    unseen: 'You have not seen it yet.',
    noSwap: 'No swap would help you.',
    lowest: (points, percent) =>
      `Your hand counts about ${points}, and is the lowest with a chance of about ${percent} %.`,
  },
  ko: {
    remember: '다시는 볼 수 없습니다.',
    openIsBetter: '펼쳐진 카드가 평균적인 카드보다 도움이 됩니다.',
    deckIsBetter: '평균적인 카드가 펼쳐진 카드보다 도움이 됩니다.',
    lowers: (points) => `손패가 약 ${points}점 낮아집니다.`,
    setsOff: '카드보다 그 능력이 더 값집니다.',
    noneWorse: '바꿀 만한 카드가 없습니다.',
    known: '같은 숫자인 것을 알고 있습니다.',
    mayBe: (percent, isFree) => `같은 숫자일 확률이 ${percent}%${isFree ? '이고, 틀려도 손해가 없습니다' : '입니다'}.`,
    noneSuch: '같은 숫자일 만한 카드가 없습니다.',
    unseen: '아직 보지 못한 카드입니다.',
    noSwap: '도움이 되는 교환이 없습니다.',
    lowest: (points, percent) => `손패가 약 ${points}점이고, 가장 낮을 확률이 약 ${percent}%입니다.`,
  },
  ja: {
    remember: 'もう見ることはできません。',
    openIsBetter: '表の札のほうが平均的な札より得です。',
    deckIsBetter: '平均的な札のほうが表の札より得です。',
    lowers: (points) => `手札が約${points}点下がります。`,
    setsOff: '札そのものより能力に値打ちがあります。',
    noneWorse: '取り替えるほどの札がありません。',
    known: '同じ数字だと分かっています。',
    mayBe: (percent, isFree) => `同じ数字である見込みは${percent}%で${isFree ? '、外れても損はありません' : 'す'}。`,
    noneSuch: '同じ数字らしい札がありません。',
    unseen: 'まだ見ていない札です。',
    noSwap: '得になる交換がありません。',
    lowest: (points, percent) => `手札は約${points}点で、いちばん低い見込みは約${percent}%です。`,
  },
  zh: {
    remember: '之後就看不到了。',
    openIsBetter: '明牌比一般的牌更有幫助。',
    deckIsBetter: '一般的牌比明牌更有幫助。',
    lowers: (points) => `手牌大約降低 ${points} 分。`,
    setsOff: '它的能力比牌本身更有價值。',
    noneWorse: '沒有值得換掉的牌。',
    known: '你知道它的點數相同。',
    mayBe: (percent, isFree) => `點數相同的機會是 ${percent}%${isFree ? '，猜錯也沒有損失' : ''}。`,
    noneSuch: '你的牌不太可能有相同的點數。',
    unseen: '這張你還沒看過。',
    noSwap: '交換對你沒有幫助。',
    lowest: (points, percent) => `手牌大約 ${points} 分，最低的機會約 ${percent}%。`,
  },
  'zh-Hans': zhHans,
  pl: {
    remember: 'Już ich nie zobaczysz.',
    openIsBetter: 'Odkryta karta pomaga bardziej niż przeciętna.',
    deckIsBetter: 'Przeciętna karta pomaga bardziej niż odkryta.',
    lowers: (points) => `Twoja ręka maleje o mniej więcej ${points}.`,
    setsOff: 'Jej zdolność jest warta więcej niż sama karta.',
    noneWorse: 'Żadnej swojej nie warto na nią zamieniać.',
    known: 'Wiesz, że ma tę samą rangę.',
    mayBe: (percent, isFree) => `Szansa na tę samą rangę: ${percent} %${isFree ? '; pomyłka nic nie kosztuje' : ''}.`,
    noneSuch: 'Raczej żadna z twoich nie ma tej rangi.',
    unseen: 'Jeszcze jej nie widać.',
    noSwap: 'Żadna zamiana ci nie pomoże.',
    lowest: (points, percent) => `Twoja ręka liczy około ${points} i jest najniższa z szansą około ${percent} %.`,
  },
};

/** The reason for an action, in a sentence, from what the reader has seen and can expect. */
export function why(action: Written, { scene, language }: BoardProps): string {
  const words = whyWords[language];
  const { view, rules, own } = read(scene);
  const round = positionOf(check, view, rules);
  const expected = new Expectations(round, own);
  const { grid } = round;
  switch (action.type) {
    case 'confirmPeek':
      return words.remember;
    case 'drawFromDiscard':
      return words.openIsBetter;
    case 'drawFromDeck':
      return scene.legal.some(({ type }) => type === 'drawFromDiscard') ? words.deckIsBetter : '';
    case 'swapAndDiscard':
      return words.lowers(Math.round(expected.value(grid.place(own, Number(action.slot))) - cardValue(round.drawn)));
    case 'discardDrawn':
      return isSpecial(round.drawn) ? words.setsOff : words.noneWorse;
    case 'attemptMatch': {
      const place = grid.place(own, Number(action.slot));
      const same = expected.chanceOfRank(place, rankOf(round.topDiscard));
      return same === 1 ? words.known : words.mayBe(Math.round(same * 100), !rules.misfirePenalty);
    }
    case 'passMatch':
      return words.noneSuch;
    case 'resolveSpecialAbility':
      if (Array.isArray(action.peek)) return words.unseen;
      return Array.isArray(action.swap) ? words.lowers(swapGain(action.swap, own, expected)) : words.noSwap;
    case 'callCheck':
    case 'endTurn':
      return words.lowest(Math.round(expected.total(own)), Math.round(expected.chanceToBeLowest(own) * 100));
    default:
      return '';
  }
}

/** Of two swapped cards, the reader's own and the other. */
function swapGain(swap: readonly Position[], own: Seat, expected: Expectations): number {
  const { grid } = expected.round;
  const worth = (isOwn: boolean) =>
    swap
      .filter(({ seat }) => (seat === own) === isOwn)
      .reduce((sum, { seat, slot }) => sum + expected.value(grid.place(seat, slot)), 0);
  return Math.round(worth(true) - worth(false));
}
