import { loadOnce } from '../app/loading.ts';
import { entryOf } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import type { Books } from './books.ts';

export const loadBooks = loadOnce((game: string) => (entryOf(game)?.books ?? (() => loadOptions(game)))());

/** A game without a rulebook still has options. */
async function loadOptions(game: string): Promise<Books> {
  const [ui, { optionsBooks }] = await Promise.all([loadGameUi(game), import('./options-book.ts')]);
  if (!ui) throw new Error(`there are no rules for ${game}`);
  return optionsBooks(ui);
}
