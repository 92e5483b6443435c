import type { Json, Outcome, Result, Viewer } from '@madang/engine';
import type { PastRound, Written } from '@madang/engine/internal';

export type { Written };

/** The viewer of the page; `open` sees every card, in replays and matches between bots. */
export type Eyes = Viewer | 'open';

export interface Sitter {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'external';
  readonly level?: string | undefined;
}

export type Rules = Readonly<Record<string, Json>>;

/** The state of a match, as one viewer sees it. */
export interface Standing<V extends Json = Json, R extends object = object> {
  readonly sitters: readonly Sitter[];
  readonly rules: R;
  readonly eyes: Eyes;
  /** Published before the first deal. */
  readonly commitment: string | null;
  readonly round: number;
  /** Before this round. */
  readonly scores: readonly number[];
  /** The score sheet: what the rounds that are over gave. */
  readonly past: readonly PastRound[];
  readonly view: V;
  /** What this viewer may do now; on the page it is empty while cards are moving. */
  readonly legal: readonly Written[];
  readonly result: Result | null;
}

/** The events of one action. */
export interface Passage {
  readonly round: number;
  readonly events: readonly Written[];
}

/**
 * What a session tells the page, whether it runs in a worker, on a server, or replays a record. The events drive the
 * animation; the view is the position after them.
 */
export type Told =
  /** `before`: earlier events, if known, for the log. */
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
  /** `result`: the match's, when this was its last round. */
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
      readonly scores: readonly number[];
      /** The rounds so far, this one among them. */
      readonly past: readonly PastRound[];
      readonly result: Result | null;
      /** In a replay the result is not shown. */
      readonly isPassing?: boolean;
    };
