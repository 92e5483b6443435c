import type { Language } from '@madang/narrators/language';
import { useSettings } from './settings.ts';

/** The words of one part of the page, complete in every language: a missing one does not compile. */
export type Words<W> = Readonly<Record<Language, W>>;

export function useWords<W>(words: Words<W>): W {
  return words[useSettings().language];
}
