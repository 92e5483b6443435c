import type { Json, Seat } from '@madang/engine';

/** What a table is from the beginning. It never changes; everything that happens there is in its log. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** Complete, as `configure` takes them. */
  readonly rules: Readonly<Record<string, Json>>;
  readonly seats: number;
  /** Whether it is listed in the lobby; otherwise only who has the link finds it. */
  readonly isPublic: boolean;
  readonly clock: ClockRules | null;
  /** The match's seed in hex: a secret until the match is over. */
  readonly seed: string;
  readonly engine: string;
  readonly createdAt: number;
  /** The table this one is a rematch of. */
  readonly rematchOf: string | null;
  /** What a rematch inherits of the match before it. */
  readonly carry?: Readonly<Record<string, Json>>;
}

/** Time for each action, and a bank that is drawn on when that is used up; in milliseconds. */
export interface ClockRules {
  readonly perAction: number;
  readonly bank: number;
}

export type SeatKind = 'human' | 'bot' | 'external';

/** Who played an action for a seat, when the seat itself did not. */
export type StandIn = 'clock' | 'bot';

/** Everything that can happen at a table. The log of these, replayed, is the table. */
export type Entry =
  /** Somebody takes a free seat. Only the hash of a token is ever kept. */
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly kind: SeatKind;
      readonly name: string;
      readonly playerId: string;
      readonly tokenHash: string | null;
      readonly level: string | null;
    }
  /** Before the match: the seat is free again. During it: the person went, and a bot will take over. */
  | { readonly type: 'left'; readonly seat: Seat }
  /** The person is here, before the first card, and adds a client seed to the committed one, or none. */
  | { readonly type: 'seeded'; readonly seat: Seat; readonly clientSeed: string | null }
  | {
      readonly type: 'started';
      readonly clientSeeds: readonly string[];
      readonly inputs: Readonly<Record<string, Json>>;
      /** Of the first round as it was dealt, in hex. */
      readonly dealt: string;
    }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: Json;
      readonly by: StandIn | null;
      readonly commandId: string | null;
      /** Of the position after it, in hex: an upgrade that would change a running match is noticed here. */
      readonly hash: string;
      /** Of the next round as it was dealt, where the action brought one. */
      readonly dealt?: string;
      /** What was left of the seat's bank after it. */
      readonly bank: number | null;
    }
  /** A bot plays for somebody who is away; the person may come back. */
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'takenBack'; readonly seat: Seat }
  /** The match cannot be finished as it was begun, and is ended openly. */
  | { readonly type: 'voided'; readonly reason: string }
  /** There is another table with the same people; who they are there, by seat. */
  | { readonly type: 'rematched'; readonly tableId: string; readonly playerIds: readonly (string | null)[] };

/** An entry in its place in the log. */
export interface Logged {
  /** From 1, without gaps. */
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
}
