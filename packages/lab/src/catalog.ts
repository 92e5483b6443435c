import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame } from '@madang/engine';
import { LabError } from './failure.ts';
import { analysisOf } from './games.ts';
import { makeFolder, reasonOf, writing } from './output.ts';

const CATALOG_FORMAT = 'madang-cards-1';

/** The cards of a game by id, each with its name and value. */
export function cardCatalog(game: AnyGame): string {
  const card = analysisOf(game)?.card ?? (() => ({}));
  const cards = Object.fromEntries(game.cardIds.map((id) => [id, card(id)]));
  return `${JSON.stringify({ format: CATALOG_FORMAT, game: game.id, cards }, null, 1)}\n`;
}

/** Writes the catalogue to the folder of a log, unless it exists. One of another deck is an error. */
export function writeCatalog(folder: string, game: AnyGame): string {
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
