import { z } from 'zod';

// What the events of every game are made of. Objects are strict: an event has these fields and no other.

export const Count = z.int().nonnegative();
export const PlayerId = z.string();
/** Null for a spectator. */
export const MyPlayerId = PlayerId.nullable();
export const Score = z.strictObject({ player_id: PlayerId, score: z.int() });
export type Score = z.infer<typeof Score>;
export const SeatKind = z.enum(['human', 'bot', 'external']);

/** SHA-256 of the match's seed, in hexadecimal: published before the first card. */
export const Commitment = z.string().regex(/^[0-9a-f]{64}$/);
/** The seed itself, once the match is over. */
export const RevealedSeed = z.string().regex(/^[0-9a-f]{64}$/);
/** What the seats added to the seed, in the order of seats. */
export const ClientSeeds = z.array(z.string());

/** In how many milliseconds a refused command is worth another try. */
export const RetryAfter = Count;

export const EventId = z.string().regex(/^evt_\d{3,}$/);

/** An event of that name: the envelope and its own fields. */
export function event<Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) {
  return z.strictObject({
    event: z.literal(name),
    event_id: EventId,
    /** Milliseconds. */
    timestamp: Count,
    ...fields,
  });
}

/** An event without its number and time, which are the viewer's and the clock's. */
export type Unsealed<E> = E extends unknown ? Omit<E, 'event_id' | 'timestamp'> : never;
