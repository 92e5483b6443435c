import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame } from '@madang/engine';
import { LabError } from './failure.ts';
import { analysisOf } from './games.ts';
import { makeFolder, reasonOf, writing } from './output.ts';

const CATALOG_FORMAT = 'madang-cards-1';

/** Every card of a game by its id: what it is called and what it counts. */
export function cardCatalog(game: AnyGame): string {
  const card = analysisOf(game)?.card ?? (() => ({}));
  const cards = Object.fromEntries(game.cardIds.map((id) => [id, card(id)]));
  return `${JSON.stringify({ format: CATALOG_FORMAT, game: game.id, cards }, null, 1)}\n`;
}

/** Writes the catalogue beside a log, once: one that is there already is left alone, or is of another deck. */
export function keepCatalog(folder: string, game: AnyGame): string {
  const file = join(folder, 'catalog', `cards-${game.id}.json`);
  const catalog = cardCatalog(game);
  writing(file, () => makeFolder(dirname(file)));
  try {
    writeFileSync(file, catalog, { flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw new LabError(`cannot write ${file}: ${reasonOf(error)}`);
    if (readFileSync(file, 'utf8') !== catalog)
      throw new LabError(`${file} is of another deck: move it away, or write the log to another folder`);
  }
  return file;
}
