/**
 * Events are numbered from 1 for each viewer, without gaps: a gap would reveal a private event of another player. An
 * answer to one client (a TurnError, a snapshot, a notice) has no number of its own and repeats the last. The numbers
 * follow from the match alone, so they are the same after a restart, and a snapshot's number says which events it holds.
 */
export function eventId(number: number): string {
  return `evt_${String(number).padStart(3, '0')}`;
}

/** The number of an event id as `eventId` writes it; null when the text is no event id. */
export function eventNumber(id: string): number | null {
  const number = Number(id.slice('evt_'.length));
  return Number.isSafeInteger(number) && number >= 0 && id === eventId(number) ? number : null;
}
