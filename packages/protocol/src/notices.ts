import { z } from 'zod';
import { CAPABILITIES } from './capabilities.ts';
import { ReactionName, Version } from './commands.ts';
import { Commitment, Count, event, MyPlayerId, PlayerId, RevealedSeed, SeatKind, type Unsealed } from './parts.ts';

// What happens around a match, the same in every game (docs/protocol.md 17). A notice has no number of its own: it repeats
// the viewer's last, because it follows from connections and not from the match alone.

/**
 * After the answer to a join that has a version or capabilities: the server's version, and what it grants of what was asked
 * for. It is not sent after a join without them.
 */
export const JoinAccepted = event('JoinAccepted', { version: Version, capabilities: z.array(z.enum(CAPABILITIES)) });
/** Before the first card, in place of a snapshot: who is here. Sent again when that changes. */
export const TableWaiting = event('TableWaiting', {
  my_player_id: MyPlayerId,
  table_id: z.string(),
  seats: z.array(z.strictObject({ player_id: PlayerId, name: z.string(), kind: SeatKind }).nullable()),
  commitment: Commitment,
  /** The link to send to a friend. */
  invite: z.string().optional(),
});
/**
 * To players: another one is disconnected. A bot plays for them from `until` on, by the server's clock; null when nobody
 * waits for them. `PlayerBack` follows when they come back before that.
 */
export const PlayerGone = event('PlayerGone', { player_id: PlayerId, until: Count.nullable() });
/** A bot plays for a player who is disconnected and may come back. */
export const PlayerAway = event('PlayerAway', { player_id: PlayerId });
export const PlayerBack = event('PlayerBack', { player_id: PlayerId });
/** For good. */
export const PlayerLeft = event('PlayerLeft', { player_id: PlayerId });
/**
 * Whose time runs, at a table with a clock: until `action_until` by the server's clock, the envelope's `timestamp`, and
 * then for the milliseconds of the bank. In a window that closes by itself no clock is sent: it would reveal who passed.
 */
export const TurnClock = event('TurnClock', {
  clocks: z.array(z.strictObject({ player_id: PlayerId, action_until: Count, bank: Count })),
});
/**
 * Another match of the same people, and who the viewer is there; null for spectators and who has left. The token stays. `by`
 * is the player of this table who has offered it.
 */
export const RematchOffered = event('RematchOffered', {
  table_id: z.string(),
  player_id: MyPlayerId,
  by: PlayerId.optional(),
});
/**
 * The match could not be finished as it was begun, or a player has called it off before the first move. The seed is revealed,
 * as after every match.
 */
export const GameVoided = event('GameVoided', {
  reason: z.string(),
  seed: RevealedSeed.optional(),
  aborted_by: PlayerId.optional(),
});
/** A player says one of the set phrases. It is part of no record. */
export const PlayerReacted = event('PlayerReacted', { player_id: PlayerId, reaction: ReactionName });

/**
 * To clients that were granted `moves`: this node stops soon, and serves until then. Connect and join again with another
 * socket, then close this one.
 */
export const ServerStopping = event('ServerStopping', {});

export const NOTICES = {
  JoinAccepted,
  TableWaiting,
  PlayerGone,
  PlayerAway,
  PlayerBack,
  PlayerLeft,
  TurnClock,
  RematchOffered,
  GameVoided,
  PlayerReacted,
  ServerStopping,
} as const;

export const Notice = z.union(Object.values(NOTICES));
/** As it is sent. */
export type Notice = z.infer<typeof Notice>;
export type NoticeBody<Name extends Notice['event'] = Notice['event']> = Unsealed<Extract<Notice, { event: Name }>>;
