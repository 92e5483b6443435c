import type { Language, Seat } from '@madang/engine';
import { YOU } from '@madang/narrators/language';
import type { Eyes, Sitter } from '../play/told.ts';

interface Seen {
  readonly sitters: readonly Sitter[];
  readonly eyes: Eyes;
}

/** The names to show; the reader's is `you`, which the narrators conjugate. */
export function namesOf({ sitters, eyes }: Seen, language: Language): readonly string[] {
  return sitters.map(({ name }, seat) => (seat === eyes ? YOU[language] : name));
}

/** The seat at the bottom of the mat: the reader's, or the first one for spectators. */
export function ownSeat(eyes: Eyes): Seat {
  return typeof eyes === 'number' ? eyes : 0;
}

/** The other seats in the order of play, from the reader's. */
export function othersFrom(seat: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}
