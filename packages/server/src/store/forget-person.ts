import type { Entry } from '../table/log.ts';
import type { EntryRow, ListedRow } from './rows.ts';
import type { Summary } from './store.ts';

/** A finished table without the name and the id of a person. */
export function withoutPerson(
  { card, summary }: ListedRow,
  entries: readonly EntryRow[],
  personId: string,
): { readonly listed: ListedRow; readonly entries: readonly EntryRow[] } {
  return {
    listed: { card, summary: JSON.stringify(anonymous(JSON.parse(summary), personId)) },
    entries: entries.map((row) => {
      const entry: Entry = JSON.parse(row.entry);
      if (entry.type !== 'sat' || entry.person !== personId) return row;
      const { person: _, ...rest } = entry;
      return { ...row, entry: JSON.stringify({ ...rest, name: nobody(entry.seat) }) };
    }),
  };
}

function anonymous(summary: Summary, personId: string): Summary {
  const { detail, names } = summary;
  if (!detail) return summary;
  const isTheirs = (seat: number) => detail.seats[seat]?.person === personId;
  const seats = detail.seats.map((sitter, seat) => {
    if (!sitter || !isTheirs(seat)) return sitter;
    const { person: _, ...rest } = sitter;
    return { ...rest, name: nobody(seat) };
  });
  return {
    ...summary,
    names: names.map((name, seat) => (isTheirs(seat) ? nobody(seat) : name)),
    detail: { ...detail, seats },
  };
}

/** What a player without a name is called. */
function nobody(seat: number): string {
  return `Player ${seat + 1}`;
}
