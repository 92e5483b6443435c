import type { Card } from './cards.ts';
import type { Action, AnyState, Carry, Event, Outcome, State, Viewer } from './game.ts';
import type { Refusal } from './refusal.ts';

/** The languages that everything is told in. */
export const LANGUAGES = ['en', 'ko', 'ja', 'zh', 'pl'] as const;
/** `zh` is Traditional Chinese. */
export type Language = (typeof LANGUAGES)[number];

/** One word in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** What happens in a game, in one language: for the terminal, the page's live log and screen readers alike. */
export interface Narrator<S extends State<S>, A extends Action, E extends Event, C extends Carry> {
  /** A card by name; an unseen one too. */
  card(card: Card): string;
  /** What an action means, as a choice to offer in this position; without names other seats go by their numbers. */
  choice(action: A, state: S, names?: readonly string[]): string;
  dealt(state: S, names: readonly string[]): string;
  /** A sentence, or null where an event needs none. */
  event(event: E, names: readonly string[]): string | null;
  /** How a round came out, as lines from which a person can compute it again. */
  outcome(outcome: Outcome, names: readonly string[]): readonly string[];
  /** How the match came out. */
  result(carry: C, names: readonly string[]): string;
  /** What a claim's item or factor is called: a set, a yaku, a multiplier. */
  term(name: string, factor?: number): string;
  /** What the round is at, in a word or two: `Auction`. */
  phase(state: S): string;
  /**
   * What the position asks of this viewer, or for whom it waits; null when there is nothing to wait for. It tells only
   * what the viewer may know, so a determinized world serves as well as the truth.
   */
  prompt(state: S, viewer: Viewer, names: readonly string[]): string | null;
  /** Why an action was not played, told to whoever tried it; a code that no table knows is refused in general words. */
  refusal(refusal: Refusal, names: readonly string[]): string;
  /** An option of the rules by its name, or one of its values that are words; a ruleset is a value of `ruleset`. */
  option(name: string, value?: string): string;
}

/** A narrator of any game. */
export type AnyNarrator = Narrator<AnyState, Action, Event, Carry>;
