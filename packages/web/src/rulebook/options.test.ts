import { type AnyGame, findGame, type Option } from '@madang/engine';
import { OPTIONS as CHECK } from '@madang/engine/check';
import { OPTIONS as GOSTOP } from '@madang/engine/gostop';
import { OPTIONS as KOIKOI } from '@madang/engine/koikoi';
import { OPTIONS as TYSIAC } from '@madang/engine/tysiac';
import { LANGUAGES } from '@madang/narrators/language';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../play/told.ts';
import { loadBooks } from './load-books.ts';

type Options = Readonly<Record<string, Option<unknown>>>;

interface Table {
  readonly options: Options;
  /** Options that others depend on. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Options that have no effect at this table. */
  readonly silent: readonly string[];
}

const TABLES: Readonly<Record<string, Table>> = {
  koikoi: { options: KOIKOI, given: { viewing_yaku: 5, dealer_privilege: 2 }, silent: [] },
  gostop: { options: GOSTOP, given: { kung: true, bonusCards: 2, gold: true }, silent: ['goBak'] },
  matgo: { options: GOSTOP, given: {}, silent: ['dokbak', 'ppukSteal'] },
  tysiac: { options: TYSIAC, given: {}, silent: [] },
  check: { options: CHECK, given: { rounds: 2 }, silent: [] },
};

/** Every text value of any option. */
const WORDS = [
  ...['drawn', 'nightAndDay', 'dealt', 'firstTurn', 'off', 'redeal', 'double', 'ask', 'askBetweenKinds', 'sticks'],
  ...['takes', 'whenItMatters', 'whenOwned', 'animal', 'taken', 'void', 'doubling', 'linear', 'nagari', 'compare'],
  ...['keep', 'alternate', 'wins', 'points', 'clockwise', 'counterclockwise'],
];

function anotherValue({ accepts }: Option<unknown>, now: unknown): unknown {
  const numbers = typeof now === 'number' ? [now + 1, now - 1, 800] : [];
  const values: readonly unknown[] = [...numbers, true, false, ...WORDS, { gwang: 3, pi: 2, mongBak: 2 }];
  return values.find((value) => value !== now && accepts(value));
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

describe.each(Object.entries(TABLES))('the rules of %s', (id, { options, given, silent }) => {
  const game = gameOf(id);
  const usual = game.configure(given) as Rules;
  const spoken = Object.keys(options).filter((name) => !silent.includes(name));

  it.each(spoken)('change in every language with %s', async (name) => {
    const book = await loadBooks(id as string);
    const value = anotherValue(options[name], usual[name]);
    expect(value, 'the test knows another value').toBeDefined();
    const rules = game.configure({ ...given, [name]: value }) as Rules;
    for (const language of LANGUAGES) expect(book[language](rules)).not.toEqual(book[language](usual));
  });
});
