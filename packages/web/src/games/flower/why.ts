import type { Language } from '@madang/engine';
import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/flower-why.ts';
import type { Choice } from './choice.ts';
import { flowerWords } from './words.ts';

export interface WhyWords {
  readonly completes: (sets: string) => string;
  readonly nearer: (sets: string) => string;
  readonly takes: string;
  readonly leaves: string;
}

const whyWords: Words<WhyWords> = {
  en: {
    completes: (sets) => `It completes ${sets}.`,
    nearer: (sets) => `It brings you nearer: ${sets}.`,
    takes: 'What you take, the others cannot.',
    leaves: 'It gives the others least.',
  },
  ko: {
    completes: (sets) => `완성: ${sets}.`,
    nearer: (sets) => `한 걸음 더: ${sets}.`,
    takes: '내가 먹으면 상대는 못 먹습니다.',
    leaves: '상대에게 가장 덜 내주는 패입니다.',
  },
  ja: {
    completes: (sets) => `${sets}ができます。`,
    nearer: (sets) => `役に近づきます：${sets}。`,
    takes: '取った札は相手に渡りません。',
    leaves: '相手にいちばん得をさせない札です。',
  },
  zh: {
    completes: (sets) => `湊成${sets}。`,
    nearer: (sets) => `更接近：${sets}。`,
    takes: '你拿走的牌，對手就拿不到。',
    leaves: '這張給對手的好處最少。',
  },
  'zh-Hans': zhHans,
  pl: {
    completes: (sets) => `To daje: ${sets}.`,
    nearer: (sets) => `Bliżej do: ${sets}.`,
    takes: 'Co weźmiesz ty, tego nie wezmą inni.',
    leaves: 'Najmniej pomaga innym.',
  },
};

/** The reason for this way to play a card, from the visible cards. */
export function whyThis({ takes, advances }: Choice, term: (name: string) => string, language: Language): string {
  const words = whyWords[language];
  const { comma, of } = flowerWords[language];
  const made = advances.filter(({ state }) => state === 'completes').map(({ goal }) => term(goal.name));
  if (made.length > 0) return words.completes(made.join(comma));
  if (takes.length === 0) return words.leaves;
  const nearer = advances.slice(0, 2).map(({ goal, will }) => `${term(goal.name)} ${of(will, goal.need)}`);
  return nearer.length > 0 ? words.nearer(nearer.join(comma)) : words.takes;
}
