import { RULESETS, type Rules } from '@madang/engine/check';
import type { Language } from '@madang/narrators/language';
import { withDifferences } from '../differences.ts';
import type { Book } from '../section.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pages } from './pages.ts';
import { pl } from './pl.ts';
import type { Wording } from './wording.ts';
import { zh } from './zh.ts';

function book(words: Wording): Book {
  // A table's rules are complete: the engine has configured them.
  return (rules) =>
    withDifferences(words.language, pages(words, rules as unknown as Rules), pages(words, RULESETS.seed));
}

export const checkBook: Readonly<Record<Language, Book>> = {
  en: book(en),
  ko: book(ko),
  ja: book(ja),
  zh: book(zh),
  pl: book(pl),
};
