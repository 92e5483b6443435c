import type { Language } from '@madang/engine';

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Makes a value from the words of each language. */
export function byLanguage<W, T>(words: ByLanguage<W>, make: (words: W) => T): ByLanguage<T> {
  const { en, ko, ja, zh, pl, 'zh-Hans': zhHans } = words;
  return { en: make(en), ko: make(ko), ja: make(ja), zh: make(zh), pl: make(pl), 'zh-Hans': make(zhHans) };
}
