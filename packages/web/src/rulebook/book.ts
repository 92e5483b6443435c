import type { Language } from '@madang/narrators/language';
import { entryOf } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import type { Book } from './section.ts';

type Books = Readonly<Record<Language, Book>>;

const loaded = new Map<string, Promise<Books>>();

/** The same promise every time, so that a page can wait for it. */
export function loadBook(game: string): Promise<Books> {
  const book = loaded.get(game) ?? (entryOf(game)?.book ?? (() => loadOptions(game)))();
  loaded.set(game, book);
  return book;
}

/** Of a game without a rulebook there is still what can be set at its table. */
async function loadOptions(game: string): Promise<Books> {
  const [ui, { optionsBook }] = await Promise.all([loadGameUi(game), import('./options-book.ts')]);
  if (!ui) throw new Error(`there are no rules for ${game}`);
  return optionsBook(ui);
}
