import type { Language, Seat } from '@madang/engine';
import { YOU } from '@madang/narrators/language';
import type { Eyes, Sitter } from '../play/told.ts';

interface Seen {
  readonly sitters: readonly Sitter[];
  readonly eyes: Eyes;
}

/** Who is who for the reader; the reader is `you`, which the narrators know how to conjugate. */
export function namesOf({ sitters, eyes }: Seen, language: Language): readonly string[] {
  return sitters.map(({ name }, seat) => (seat === eyes ? YOU[language] : name));
}

/** The reader's seat: at the bottom of the mat. Who only looks on sits behind the first. */
export function ownSeat(eyes: Eyes): Seat {
  return typeof eyes === 'number' ? eyes : 0;
}

/** The other seats in the order of play, from the reader's. */
export function othersFrom(seat: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}
