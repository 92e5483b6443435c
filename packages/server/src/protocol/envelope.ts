/**
 * Events are numbered from 1 for each viewer, without gaps: a gap would betray what another was told. An answer to one
 * client (a TurnError, a snapshot, a notice) takes no number of its own, it repeats the last: the numbers follow from the
 * match alone, the same after a restart, and a snapshot's number says which events it holds.
 */
export function eventId(number: number): string {
  return `evt_${String(number).padStart(3, '0')}`;
}

/** The number of an event id as `eventId` writes it; null when it is none. */
export function eventNumber(id: string): number | null {
  const number = Number(id.slice('evt_'.length));
  return Number.isSafeInteger(number) && number >= 0 && id === eventId(number) ? number : null;
}

export interface Envelope {
  readonly event_id: string;
  readonly timestamp: number;
}

/** The event as it is sent. `number` is its own, or for an answer the last one of its viewer; 0: there was none. */
export function seal<B extends { readonly event: string }>(body: B, number: number, timestamp: number): B & Envelope {
  return Object.assign({ event: body.event, event_id: eventId(number), timestamp }, body);
}

/** What happened, numbered on from the viewer's last event. */
export function sealAll<B extends { readonly event: string }>(
  bodies: readonly B[],
  last: number,
  timestamp: number,
): (B & Envelope)[] {
  return bodies.map((body, i) => seal(body, last + 1 + i, timestamp));
}
