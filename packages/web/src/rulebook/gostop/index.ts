import { GOSTOP_RULESETS, MATGO_RULESETS, type Rules } from '@madang/engine/gostop';
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

type Books = Readonly<Record<Language, Book>>;

function books(seats: 2 | 3, rulesets: Readonly<Record<string, Rules>>): Books {
  const [usual] = Object.values(rulesets);
  const book =
    (words: Wording): Book =>
    (rules) =>
      // A table's rules are complete: the engine has configured them.
      withDifferences(words.language, pages(words, rules as unknown as Rules, seats), pages(words, usual, seats));
  return { en: book(en), ko: book(ko), ja: book(ja), zh: book(zh), pl: book(pl) };
}

export const gostopBook: Books = books(3, GOSTOP_RULESETS);
export const matgoBook: Books = books(2, MATGO_RULESETS);
