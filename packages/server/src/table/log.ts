import type { Json, Seat } from '@madang/engine';

/** What is fixed when a table is created. It never changes; everything that happens later is in the log. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** Complete, as `configure` takes them. */
  readonly rules: Readonly<Record<string, Json>>;
  readonly seats: number;
  /** Whether it is listed in the lobby; otherwise it is found by its link only. */
  readonly isPublic: boolean;
  readonly clock: ClockRules | null;
  /** The match's seed in hex, a secret until the match is over. */
  readonly seed: string;
  readonly engine: string;
  readonly createdAt: number;
  /** The table this one is a rematch of. */
  readonly rematchOf: string | null;
  /** What a rematch inherits of the match before it. */
  readonly carry?: Readonly<Record<string, Json>>;
  /** Minutes by which the opener's clock is ahead of UTC; absent: the server's own hour is used. */
  readonly utcOffset?: number;
  /** How much later spectators see everything, in milliseconds; absent: they see it at once. */
  readonly spectatorDelay?: number;
  /** The match is a person's daily deal: its cards are secret until the day is over. */
  readonly daily?: DailyCard;
}

export interface DailyCard {
  /** As 2026-11-17, in UTC. */
  readonly day: string;
  /** Which of the day's deals, from 0. */
  readonly deal: number;
}

/** Time for each action, and a bank for what goes beyond it; in milliseconds. */
export interface ClockRules {
  readonly perAction: number;
  readonly bank: number;
}

export type SeatKind = 'human' | 'bot' | 'external';

/** Who played an action in place of the seat's player. */
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
      /** Whose key the seat was taken with; absent: nobody's. */
      readonly person?: string;
    }
  /** Before the match: the seat is free again. During it: the person has left for good, and a bot takes over. */
  | { readonly type: 'left'; readonly seat: Seat }
  /**
   * The person has connected before the first card, and may have added a client seed. Who waits elsewhere until somebody comes
   * is not ready: the match does not begin before they have connected again.
   */
  | { readonly type: 'seeded'; readonly seat: Seat; readonly clientSeed: string | null; readonly isReady?: false }
  | {
      readonly type: 'started';
      readonly clientSeeds: readonly string[];
      readonly inputs: Readonly<Record<string, Json>>;
      /** The hash of the first round as dealt, in hex. */
      readonly dealt: string;
    }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: Json;
      readonly by: StandIn | null;
      readonly commandId: string | null;
      /** The hash of the position after it, in hex. It shows when an upgrade would change a running match. */
      readonly hash: string;
      /** The hash of the next round as dealt, when the action ended a round. */
      readonly dealt?: string;
      /** What was left of the seat's bank after it. */
      readonly bank: number | null;
      /** A resignation for somebody who was gone: the seat that has claimed the match, whose command it was. */
      readonly claimedBy?: Seat;
    }
  /** A bot plays for a person who is away and may come back. */
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'takenBack'; readonly seat: Seat }
  /** The match cannot be continued under these rules, or was called off by a seat: it ends without a result. */
  | { readonly type: 'voided'; readonly reason: string; readonly by?: Seat }
  /** A rematch with the same people: its table, and their player ids there by seat. */
  | {
      readonly type: 'rematched';
      readonly tableId: string;
      readonly playerIds: readonly (string | null)[];
      /** Who has offered it. */
      readonly by?: Seat;
    };

/** An entry in its place in the log. */
export interface Logged {
  /** From 1, without gaps. */
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
}
