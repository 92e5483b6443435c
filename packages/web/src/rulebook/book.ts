import type { Language } from '@madang/engine/language';
import type { GameId } from '../games/names.ts';
import type { Rules } from '../play/told.ts';

/** A part of the rules as a player reads them, with the numbers of the table at which it is read. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly rows?: readonly Row[];
}

/** What, and what it is worth. */
export type Row = readonly [string, string];

export type Book = (rules: Rules) => readonly Section[];

const BOOKS: Readonly<Record<GameId, () => Promise<Readonly<Record<Language, Book>>>>> = {
  koikoi: () => import('./koikoi/index.ts').then(({ koikoiBook }) => koikoiBook),
  gostop: () => import('./gostop/index.ts').then(({ gostopBook }) => gostopBook),
  matgo: () => import('./gostop/index.ts').then(({ matgoBook }) => matgoBook),
  tysiac: () => import('./tysiac/index.ts').then(({ tysiacBook }) => tysiacBook),
  check: () => import('./check/index.ts').then(({ checkBook }) => checkBook),
};

const loaded = new Map<GameId, ReturnType<(typeof BOOKS)[GameId]>>();

/** The same promise every time, so that a page can wait for it. */
export function loadBook(game: GameId): ReturnType<(typeof BOOKS)[GameId]> {
  const book = loaded.get(game) ?? BOOKS[game]();
  loaded.set(game, book);
  return book;
}
