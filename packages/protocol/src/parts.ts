import { z } from 'zod';

// What the events of every game are made of. Objects are strict: an event has these fields and no other.

export const Count = z.int().nonnegative();
export const PlayerId = z.string();
/** Null for a spectator. */
export const MyPlayerId = PlayerId.nullable();
export const Score = z.strictObject({ player_id: PlayerId, score: z.int() });
export type Score = z.infer<typeof Score>;
export const SeatKind = z.enum(['human', 'bot', 'external']);
export type SeatKind = z.infer<typeof SeatKind>;

/** SHA-256 of the match's seed, in hexadecimal: published before the first card. */
export const Commitment = z.string().regex(/^[0-9a-f]{64}$/);
/** The seed itself, once the match is over. */
export const RevealedSeed = z.string().regex(/^[0-9a-f]{64}$/);
/** What the seats added to the seed, in the order of seats. */
export const ClientSeeds = z.array(z.string());

/** In how many milliseconds the same command or request is worth another try. */
export const RetryAfter = z.int().nonnegative();

export const EventId = z.string().regex(/^evt_\d{3,}$/);

const ENVELOPE = {
  event_id: EventId,
  /** Milliseconds. */
  timestamp: Count,
};
export type Envelope = { readonly [Field in keyof typeof ENVELOPE]: z.infer<(typeof ENVELOPE)[Field]> };

/** An event of that name: the envelope and its own fields. */
export function event<Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) {
  return z.strictObject({ event: z.literal(name), ...ENVELOPE, ...fields });
}

/** An event without its number and time. The server adds them when it sends the event. */
export type Unsealed<E> = E extends unknown ? Omit<E, keyof Envelope> : never;

/** The fields of `TurnError`: why a command was not carried out. */
export function turnErrorFields<Code extends z.ZodType<string>>(error_code: Code) {
  return {
    error_code,
    message: z.string(),
    retry_allowed: z.boolean(),
    retry_after_ms: RetryAfter.optional(),
  };
}
