import type { Json, Outcome, Seat } from '@madang/engine';
import type { Rules, Sitter, Written } from '../told.ts';
import type { NextState } from './legal.ts';

// The server's plain dialect (docs/protocol.md): the same for all games, in the words of the rules and the records.

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
  readonly kind: Sitter['kind'];
}

export interface Message {
  readonly event: string;
  readonly event_id: string;
  readonly timestamp: number;
  readonly my_player_id?: string | null;
  readonly players?: readonly Player[];
  readonly ruleset?: Rules;
  readonly game?: {
    readonly ruleset: Rules;
    readonly cumulative_scores: readonly Score[];
    readonly past_rounds?: readonly { readonly round: number; readonly scores: readonly Score[] }[];
  };
  readonly commitment?: string;
  readonly round?: number;
  readonly view?: Json;
  readonly next_state?: NextState | null;
  readonly events?: readonly Written[];
  readonly outcome?: Outcome;
  readonly cumulative_scores?: readonly Score[];
  readonly final_scores?: readonly Score[];
  readonly winners?: readonly string[];
  readonly reason?: string;
  readonly result?: { readonly winners: readonly string[]; readonly reason: string } | null;
  readonly seats?: readonly ((Sitter & { readonly player_id: string }) | null)[];
  readonly invite?: string;
  readonly player_id?: string;
  readonly table_id?: string;
  readonly error_code?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly retry_after_ms?: number;
  readonly clocks?: readonly { readonly player_id: string; readonly action_until: number; readonly bank: number }[];
}

export interface Score {
  readonly player_id: string;
  readonly score: number;
}
