import { entryOf } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import type { Books } from './books.ts';

const loaded = new Map<string, Promise<Books>>();

/** The same promise every time, so that a page can wait for it. */
export function loadBooks(game: string): Promise<Books> {
  const books = loaded.get(game) ?? (entryOf(game)?.books ?? (() => loadOptions(game)))();
  loaded.set(game, books);
  return books;
}

/** A game without a rulebook still has options. */
async function loadOptions(game: string): Promise<Books> {
  const [ui, { optionsBooks }] = await Promise.all([loadGameUi(game), import('./options-book.ts')]);
  if (!ui) throw new Error(`there are no rules for ${game}`);
  return optionsBooks(ui);
}
