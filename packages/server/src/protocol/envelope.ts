import { type Envelope, eventId } from '@madang/protocol';

/** The event as it is sent. `number` is its own, or for an answer the viewer's last one; 0 before the first event. */
export function seal<B extends { readonly event: string }>(body: B, number: number, timestamp: number): B & Envelope {
  return Object.assign({ event: body.event, event_id: eventId(number), timestamp }, body);
}

/** Several events, numbered on from the viewer's last one. */
export function sealAll<B extends { readonly event: string }>(
  bodies: readonly B[],
  last: number,
  timestamp: number,
): (B & Envelope)[] {
  return bodies.map((body, i) => seal(body, last + 1 + i, timestamp));
}
