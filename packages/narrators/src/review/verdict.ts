import type { Language } from '@madang/engine/language';
import { amountIn, type Unit } from '../expectation.ts';

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** What is said of a decision whose cost is clear. The actions are in words. */
export interface Verdict {
  readonly mark: Mark;
  readonly played: string;
  readonly better: string;
  readonly cost: number;
  readonly unit: Unit;
}

interface Words {
  readonly marks: Readonly<Record<Mark, string>>;
  readonly verdict: (mark: string, played: string, better: string, gain: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    verdict: (mark, played, better, gain) => `${mark}: ${played}. Better by ${gain}: ${better}.`,
  },
  ko: {
    marks: { inaccuracy: '아쉬운 수', mistake: '실수', blunder: '큰 실수' },
    verdict: (mark, played, better, gain) => `${mark}: ${played}. 더 좋은 수(${gain} 차이): ${better}.`,
  },
  ja: {
    marks: { inaccuracy: '疑問手', mistake: '悪手', blunder: '大悪手' },
    verdict: (mark, played, better, gain) => `${mark}：${played}。より良い手（${gain}の差）：${better}。`,
  },
  zh: {
    marks: { inaccuracy: '欠佳', mistake: '失誤', blunder: '大失誤' },
    verdict: (mark, played, better, gain) => `${mark}：${played}。更好的選擇（差 ${gain}）：${better}。`,
  },
  'zh-Hans': {
    marks: { inaccuracy: '欠佳', mistake: '失误', blunder: '大失误' },
    verdict: (mark, played, better, gain) => `${mark}：${played}。更好的选择（差 ${gain}）：${better}。`,
  },
  pl: {
    marks: { inaccuracy: 'Niedokładność', mistake: 'Błąd', blunder: 'Poważny błąd' },
    verdict: (mark, played, better, gain) => `${mark}: ${played}. Lepiej o ${gain}: ${better}.`,
  },
};

export function markName(mark: Mark, language: Language): string {
  return WORDS[language].marks[mark];
}

export function verdict(language: Language, { mark, played, better, cost, unit }: Verdict): string {
  const { marks, verdict: say } = WORDS[language];
  return say(marks[mark], played, better, amountIn(language, unit, cost, 'size'));
}
