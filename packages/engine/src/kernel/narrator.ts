import type { Card } from './cards.ts';
import type { Action, AnyState, Carry, Event, Outcome, State, Viewer } from './game.ts';
import type { Refusal } from './refusal.ts';

/** The languages of the narrators. */
export const LANGUAGES = ['en', 'ko', 'ja', 'zh', 'pl', 'zh-Hans'] as const;
/** `zh` is Traditional Chinese, `zh-Hans` Simplified. */
export type Language = (typeof LANGUAGES)[number];

/** One word in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** Sentences for a game in one language, used by the terminal, the page's log and screen readers. */
export interface Narrator<S extends State<S>, A extends Action, E extends Event, C extends Carry> {
  /** The name of a card, or of an unseen card. */
  card(card: Card): string;
  /** An action as a choice in this position; without names other seats are called by their numbers. */
  choice(action: A, state: S, names?: readonly string[]): string;
  dealt(state: S, names: readonly string[]): string;
  /** A sentence, or null for an event that needs none. */
  event(event: E, names: readonly string[]): string | null;
  /** The result of a round, as lines from which a person can compute it again. */
  outcome(outcome: Outcome, names: readonly string[]): readonly string[];
  /** The result of the match. */
  result(carry: C, names: readonly string[]): string;
  /** The name of a claim's item or factor: a set, a yaku, a multiplier. */
  term(name: string, factor?: number): string;
  /** The phase of the round, in a word or two: `Auction`. */
  phase(state: S): string;
  /**
   * What the position asks of this viewer, or for whom it waits; null when it waits for nobody. It depends only on what
   * the viewer may know, so a determinized position gives the same text.
   */
  prompt(state: S, viewer: Viewer, names: readonly string[]): string | null;
  /** Why an action was refused, for the player who tried it; a general sentence for an unknown code. */
  refusal(refusal: Refusal, names: readonly string[]): string;
  /** The name of an option, or of one of its values that are words; a ruleset is a value of `ruleset`. */
  option(name: string, value?: string): string;
}

/** A narrator of any game. */
export type AnyNarrator = Narrator<AnyState, Action, Event, Carry>;
