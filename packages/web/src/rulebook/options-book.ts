import type { Language } from '@madang/engine';
import type { GameUi } from '../games/ui.ts';
import { linesOf } from '../home/house-rules/draft.ts';
import { houseRulesWords } from '../home/house-rules/words.ts';
import { type Books, inEveryLanguage } from './books.ts';
import type { Book } from './section.ts';

/** For a game without a rulebook: every option by its name, with its value at the table. */
export function optionsBooks(ui: GameUi): Books {
  return inEveryLanguage((language) => bookOf(ui, language));
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
