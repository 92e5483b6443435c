import { LANGUAGES, type Language } from '@madang/engine';
import type { GameUi } from '../games/ui.ts';
import { linesOf } from '../home/house-rules/draft.ts';
import { houseRulesWords } from '../home/house-rules/words.ts';
import type { Book } from './section.ts';

/** For a game without a rulebook: every option by its name, with what holds at the table. */
export function optionsBook(ui: GameUi): Readonly<Record<Language, Book>> {
  const books = LANGUAGES.map((language) => [language, bookOf(ui, language)] as const);
  return Object.fromEntries(books) as Readonly<Record<Language, Book>>;
}

function bookOf({ game, narrator }: GameUi, language: Language): Book {
  const words = houseRulesWords[language];
  const { option } = narrator(language);
  return (rules) => {
    const lines = linesOf(game, rules).map(({ name, value }) => {
      const said = typeof value === 'boolean' ? words[value ? 'on' : 'off'] : option(name, String(value));
      return [option(name), said] as const;
    });
    return [{ title: words.title, text: [], rows: lines }];
  };
}
