import type { Language } from '@madang/engine';

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The same thing made from the words of every language. */
export function byLanguage<W, T>(words: ByLanguage<W>, make: (words: W) => T): ByLanguage<T> {
  const { en, ko, ja, zh, pl } = words;
  return { en: make(en), ko: make(ko), ja: make(ja), zh: make(zh), pl: make(pl) };
}
