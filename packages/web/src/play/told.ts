import type { Json, Outcome, PastRound, Result, Viewer } from '@madang/engine';

/** Whose eyes the page looks with; `open` sees every card, in replays and where bots play each other. */
export type Eyes = Viewer | 'open';

/** An action or an event as records write it: cards by their ids, "?" for one that is not seen. */
export type Written = { readonly type: string } & { readonly [field: string]: Json };

export interface Sitter {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'external';
  readonly level?: string | undefined;
}

export type Rules = Readonly<Record<string, Json>>;

/** Where a match stands, as one pair of eyes sees it. */
export interface Standing<V extends Json = Json, R extends object = object> {
  readonly sitters: readonly Sitter[];
  readonly rules: R;
  readonly eyes: Eyes;
  /** Published before the first card. */
  readonly commitment: string | null;
  readonly round: number;
  /** Before this round. */
  readonly scores: readonly number[];
  /** The score sheet: what the rounds that are over gave. */
  readonly past: readonly PastRound[];
  readonly view: V;
  /** What these eyes may do now; on the page nothing while cards are moving. */
  readonly legal: readonly Written[];
  readonly result: Result | null;
}

/** What happened in one go, in a round. */
export interface Passage {
  readonly round: number;
  readonly events: readonly Written[];
}

/**
 * What the page hears of a match, from a worker, a server or a record alike. The events drive the animation; the view is
 * where things lie afterwards.
 */
export type Told =
  /** With all that happened before, where it is known: the log begins with it. */
  | ({ readonly kind: 'restored'; readonly before?: readonly Passage[] } & Standing)
  | {
      readonly kind: 'dealt';
      readonly round: number;
      readonly scores: readonly number[];
      readonly view: Json;
      readonly legal: readonly Written[];
    }
  | {
      readonly kind: 'acted';
      readonly events: readonly Written[];
      readonly view: Json;
      readonly legal: readonly Written[];
    }
  /** With the match's result when this was its last round. */
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
      readonly scores: readonly number[];
      /** The rounds so far, this one among them. */
      readonly past: readonly PastRound[];
      readonly result: Result | null;
      /** In a replay nobody reads the result before it goes on. */
      readonly isPassing?: boolean;
    };
