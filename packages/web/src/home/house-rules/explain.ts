import type { AnyGame } from '@madang/engine';
import type { Rules } from '../../play/told.ts';
import type { Book, Section } from '../../rulebook/section.ts';
import { changed, linesOf, type OptionRow } from './draft.ts';

/** Where the rulebook speaks of an option, and what it says. */
export interface Explained {
  readonly row: OptionRow;
  /** The title of the section; null: the rulebook does not mention it at this table. */
  readonly section: string | null;
  readonly line: string;
}

/**
 * Every option with the line of the rulebook that it decides: the book is written from the rules, so that is the line which
 * another value would change. A line that is missing now is taken from the book with the other value.
 */
export function explainedLines(game: AnyGame, book: Book, chosen: Rules): readonly Explained[] {
  const bookOf = (rules: Rules): readonly Section[] => book(game.configure(rules) as object);
  // Without the section of differences, which repeats lines of the others.
  const titles = new Set(book(game.configure() as object).map(({ title }) => title));
  const here = bookOf(chosen).filter(({ title }) => titles.has(title));
  return linesOf(game, chosen).map((row) => {
    const other = anotherValue(row);
    const there = other === undefined ? here : bookOf(changed(game, chosen, row.name, other));
    const [section = null, line = ''] = firstOnlyIn(here, there) ?? firstOnlyIn(there, here) ?? [];
    return { row, section: section !== null && titles.has(section) ? section : null, line };
  });
}

function anotherValue({ option: { field, accepts }, value }: OptionRow): unknown {
  switch (field?.kind) {
    case 'flag':
      return value !== true;
    case 'integer':
      return [Number(value) + 1, Number(value) - 1].find(accepts);
    case 'choice':
      return field.choices.find((choice) => choice !== value);
    default:
      return undefined;
  }
}

/** The first line or row of these sections that the others do not have. */
function firstOnlyIn(sections: readonly Section[], others: readonly Section[]): readonly [string, string] | null {
  for (const { title, text, rows = [] } of sections) {
    const other = others.find((section) => section.title === title);
    if (!other) continue;
    const line = text.find((each) => !other.text.includes(each));
    if (line !== undefined) return [title, line];
    const row = rows.find(([what, worth]) => !other.rows?.some((each) => each[0] === what && each[1] === worth));
    if (row) return [title, row.join(': ')];
  }
  return null;
}
