import type { AnyGame } from '@madang/engine';
import { storedRules } from '@madang/engine/internal';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { withDifferences } from './differences.ts';
import type { Book, Section } from './section.ts';

export type Books = Readonly<Record<Language, Book>>;

interface Configurable<R> {
  readonly since?: AnyGame['since'];
  configure(options?: unknown): R;
}

/** A game's rulebook in every language: its pages, and at the end what differs from the default rules. */
export function booksOf<R, W>(
  game: Configurable<R>,
  wordings: Readonly<Record<Language, W>>,
  pages: (words: W, rules: R) => readonly Section[],
): Books {
  const book =
    (language: Language): Book =>
    (rules) =>
      withDifferences(
        language,
        pages(wordings[language], storedRules(game, rules)),
        pages(wordings[language], game.configure()),
      );
  return inEveryLanguage(book);
}

export function inEveryLanguage(book: (language: Language) => Book): Books {
  return Object.fromEntries(LANGUAGES.map((language) => [language, book(language)])) as Books;
}
