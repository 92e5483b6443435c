import { polishCount, withParticle, YOU } from '@madang/narrators/language';
import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/flower.ts';

/** The texts of every table with flower cards. */
export interface FlowerWords {
  readonly captured: (who: string) => string;
  readonly cards: (count: number) => string;
  readonly inHand: (count: number) => string;
  /** In the pack. */
  readonly left: (count: number) => string;
  readonly stock: string;
  readonly field: string;
  readonly take: (card: string) => string;
  readonly takeAll: (count: number) => string;
  readonly stays: string;
  /** Which of two. */
  readonly choose: (card: string) => string;
  readonly completes: (sets: string) => string;
  readonly nothing: string;
  readonly of: (have: number, need: number) => string;
  readonly comma: string;
  readonly points: (count: number) => string;
  readonly pointsWord: string;
  readonly noPoints: string;
  /** A card's state in a set, for screen readers. */
  readonly pips: Readonly<Record<'mine' | 'adds' | 'gone' | 'open', string>>;
  readonly progress: string;
}

export const flowerWords: Words<FlowerWords> = {
  en: {
    captured: (who) => (who === YOU.en ? 'You have taken' : `${who} has taken`),
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    inHand: (count) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
    left: (count) => `${count} left`,
    stock: 'Pack',
    field: 'Field',
    take: (card) => `Take ${card}`,
    takeAll: (count) => `Take all ${count}`,
    stays: 'Stays on the field',
    choose: (card) => `${card}: Which card does it take?`,
    completes: (sets) => `completes ${sets}`,
    nothing: 'completes nothing',
    of: (have, need) => `${have} of ${need}`,
    comma: ', ',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    pointsWord: 'points',
    noPoints: 'no points yet',
    pips: { mine: 'taken', adds: 'this play adds it', gone: 'the other side has it', open: 'still open' },
    progress: 'Sets',
  },
  ko: {
    captured: (who) => `${withParticle(who, '이/가')} 먹은 패`,
    cards: (count) => `${count}장`,
    inHand: (count) => `손패 ${count}장`,
    left: (count) => `${count}장 남음`,
    stock: '더미',
    field: '바닥',
    take: (card) => `${card} 먹기`,
    takeAll: (count) => `${count}장 모두 먹기`,
    stays: '바닥에 놓입니다',
    choose: (card) => `${card}: 무엇을 먹을까요?`,
    completes: (sets) => `${sets} 완성`,
    nothing: '완성되는 족보 없음',
    of: (have, need) => `${have}/${need}`,
    comma: ', ',
    points: (count) => `${count}점`,
    pointsWord: '점',
    noPoints: '아직 점수 없음',
    pips: { mine: '먹음', adds: '이번에 얻음', gone: '상대가 가짐', open: '남아 있음' },
    progress: '족보',
  },
  ja: {
    captured: (who) => (who === YOU.ja ? 'あなたの取り札' : `${who}の取り札`),
    cards: (count) => `${count}枚`,
    inHand: (count) => `手札${count}枚`,
    left: (count) => `残り${count}枚`,
    stock: '山札',
    field: '場',
    take: (card) => `${card}を取る`,
    takeAll: (count) => `${count}枚すべて取る`,
    stays: '場に残る',
    choose: (card) => `${card}：どちらを取りますか？`,
    completes: (sets) => `${sets}が完成`,
    nothing: '役はできない',
    of: (have, need) => `${have}/${need}`,
    comma: '、',
    points: (count) => `${count}点`,
    pointsWord: '点',
    noPoints: 'まだ役なし',
    pips: { mine: '取った', adds: 'この手で取れる', gone: '相手が取った', open: '残っている' },
    progress: '役',
  },
  zh: {
    captured: (who) => (who === YOU.zh ? '你收的牌' : `${who}收的牌`),
    cards: (count) => `${count} 張`,
    inHand: (count) => `手牌 ${count} 張`,
    left: (count) => `剩 ${count} 張`,
    stock: '牌堆',
    field: '場上',
    take: (card) => `收下${card}`,
    takeAll: (count) => `${count} 張全收`,
    stays: '留在場上',
    choose: (card) => `${card}：要收哪一張？`,
    completes: (sets) => `完成${sets}`,
    nothing: '沒有完成的役',
    of: (have, need) => `${have}/${need}`,
    comma: '、',
    points: (count) => `${count} 分`,
    pointsWord: '分',
    noPoints: '還沒有分數',
    pips: { mine: '已收', adds: '這一手會拿到', gone: '對手已拿走', open: '還在' },
    progress: '役',
  },
  'zh-Hans': zhHans,
  pl: {
    captured: (who) => (who === YOU.pl ? 'Twoje karty' : `Zebrane: ${who}`),
    cards: (count) => polishCount(count, 'karta', 'karty', 'kart'),
    inHand: (count) => `${polishCount(count, 'karta', 'karty', 'kart')} w ręku`,
    left: (count) => `zostało ${count}`,
    stock: 'Talia',
    field: 'Stół',
    take: (card) => `Weź: ${card}`,
    takeAll: (count) => `Weź wszystkie ${count}`,
    stays: 'Zostaje na stole',
    choose: (card) => `${card}: Którą kartę bierze?`,
    completes: (sets) => `kompletuje: ${sets}`,
    nothing: 'niczego nie kompletuje',
    of: (have, need) => `${have} z ${need}`,
    comma: ', ',
    points: (count) => `${count} pkt`,
    pointsWord: 'pkt',
    noPoints: 'jeszcze bez punktów',
    pips: { mine: 'zebrana', adds: 'dojdzie tym ruchem', gone: 'ma ją druga strona', open: 'jeszcze do wzięcia' },
    progress: 'Układy',
  },
};
