import type { Card } from './cards.ts';
import type { Action, Carry, Event, Outcome, State } from './game.ts';

export const LANGUAGES = ['en', 'ko', 'ja', 'zh', 'pl'] as const;
/** `zh` is Traditional Chinese. */
export type Language = (typeof LANGUAGES)[number];

/** One word in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** What happens in a game, in one language: for the terminal, the page's live log and screen readers alike. */
export interface Narrator<S extends State<S>, A extends Action, E extends Event, C extends Carry> {
  /** A card by name; an unseen one too. */
  card(card: Card): string;
  /** What an action means, as a choice to offer in this position. */
  choice(action: A, state: S): string;
  dealt(state: S, names: readonly string[]): string;
  /** A sentence, or null where an event needs none. */
  event(event: E, names: readonly string[]): string | null;
  /** How a round came out, as lines from which a person can compute it again. */
  outcome(outcome: Outcome, names: readonly string[]): readonly string[];
  /** How the match came out. */
  result(carry: C, names: readonly string[]): string;
}
