import type { Language } from '@madang/engine/language';

/** What results are counted in. */
export type Unit = 'points' | 'gold' | 'wins';

/** What an action is expected to bring against another one. */
interface Expectation {
  readonly unit: Unit;
  readonly gain: number;
  readonly isClose: boolean;
  /** The other action, in words. */
  readonly other: string;
}

interface Sentences {
  readonly amounts: Readonly<Record<Unit, (amount: string) => string>>;
  readonly better: (amount: string, other: string) => string;
  readonly same: (other: string) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    amounts: {
      points: (amount) => `${amount} points`,
      gold: (amount) => `${amount} gold`,
      wins: (amount) => `${amount} wins`,
    },
    better: (amount, other) => `Expected: ${amount} against the next best (${other}).`,
    same: (other) => `About the same as: ${other}.`,
  },
  ko: {
    amounts: { points: (amount) => `${amount}점`, gold: (amount) => `${amount}골드`, wins: (amount) => `${amount}승` },
    better: (amount, other) => `예상: 다음으로 좋은 수(${other})보다 ${amount}.`,
    same: (other) => `다음 수와 거의 같습니다: ${other}.`,
  },
  ja: {
    amounts: {
      points: (amount) => `${amount}点`,
      gold: (amount) => `${amount}ゴールド`,
      wins: (amount) => `${amount}勝`,
    },
    better: (amount, other) => `見込み：次善の手（${other}）より${amount}。`,
    same: (other) => `次の手とほぼ同じ：${other}。`,
  },
  zh: {
    amounts: {
      points: (amount) => `${amount} 分`,
      gold: (amount) => `${amount} 金幣`,
      wins: (amount) => `${amount} 勝`,
    },
    better: (amount, other) => `預期：比次佳的選擇（${other}）${amount}。`,
    same: (other) => `和這個選擇差不多：${other}。`,
  },
  'zh-Hans': {
    amounts: {
      points: (amount) => `${amount} 分`,
      gold: (amount) => `${amount} 金币`,
      wins: (amount) => `${amount} 胜`,
    },
    better: (amount, other) => `预计：比次优的选择（${other}）${amount}。`,
    same: (other) => `和这个选择差不多：${other}。`,
  },
  pl: {
    amounts: {
      points: (amount) => `${amount} punktu`,
      gold: (amount) => `${amount} złota`,
      wins: (amount) => `${amount} wygranej`,
    },
    better: (amount, other) => `Oczekiwany zysk: ${amount} względem następnego wyboru (${other}).`,
    same: (other) => `Mniej więcej to samo: ${other}.`,
  },
};

/** Digits after the point. Points have one always, so that Polish has its form for fractions. */
const DIGITS = { points: 1, gold: 0, wins: 2 };

/** An amount with its unit: a gain or a loss has its sign, a size has none. */
export function amountIn(language: Language, unit: Unit, amount: number, as: 'gain' | 'size' = 'gain'): string {
  const digits = DIGITS[unit];
  const text = amount.toLocaleString(language, {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    signDisplay: as === 'gain' ? 'always' : 'auto',
  });
  return SENTENCES[language].amounts[unit](text.replace('-', '−'));
}

/** What a hint expects, in a sentence. A gain that would be written as 0 is called the same. */
export function expectation(language: Language, { unit, gain, isClose, other }: Expectation): string {
  const { better, same } = SENTENCES[language];
  if (isClose || gain < 0.5 * 10 ** -DIGITS[unit]) return same(other);
  return better(amountIn(language, unit, gain), other);
}
