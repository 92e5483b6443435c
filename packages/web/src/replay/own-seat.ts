import type { Seat } from '@madang/engine';
import { settings } from '../app/settings.ts';
import type { Sitter } from '../play/told.ts';

/** The reader's seat in a match of their own: the only person's, or the one with the reader's name. Null where it is unclear. */
export function ownSeatIn(sitters: readonly Sitter[]): Seat | null {
  const people = sitters.flatMap(({ kind, name }, seat) => (kind === 'human' ? [{ seat, name }] : []));
  const [only, ...others] = people.length === 1 ? people : people.filter(({ name }) => name === settings().name.trim());
  return only && others.length === 0 ? only.seat : null;
}
