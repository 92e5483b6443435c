import type {
  Action,
  Card,
  Carry,
  Event,
  Language,
  Narrator,
  Outcome,
  Refusal,
  State,
  Translated,
  Viewer,
} from '@madang/engine';
import { byLanguage } from './by-language.ts';
import { type OptionNames, optionName } from './option-names.ts';

type Names = readonly string[];

/** Words by name; a name from the wire may be missing. */
export type Words<T = string> = Readonly<Partial<Record<string, T>>>;

/** How a game makes sentences from the phrases of one language, which are the first argument. See `Narrator`. */
interface Sentences<P, S extends State<S>, A extends Action, E extends Event, C extends Carry> {
  card(phrases: P, card: Card): string;
  choice(phrases: P, action: A, state: S, names?: Names): string;
  dealt(phrases: P, state: S, names: Names): string;
  event(phrases: P, event: E, names: Names): string | null;
  outcome(phrases: P, outcome: Outcome, names: Names): readonly string[];
  result(phrases: P, carry: C, names: Names): string;
  term(phrases: P, name: string, factor?: number): string;
  phase(phrases: P, state: S): string;
  prompt(phrases: P, state: S, viewer: Viewer, names: Names): string | null;
  refusal(phrases: P, refusal: Refusal, names: Names): string;
}

/** The narrator of a game in each language: only the phrases differ. */
export function narratorIn<
  P extends { readonly options: OptionNames<R> },
  S extends State<S>,
  A extends Action,
  E extends Event,
  C extends Carry,
  R,
>(
  phrases: Readonly<Record<keyof Translated, P>>,
  sentences: Sentences<P, S, A, E, C>,
): (language: Language) => Narrator<S, A, E, C> {
  const narrators = byLanguage(
    phrases,
    (words): Narrator<S, A, E, C> => ({
      card: (card) => sentences.card(words, card),
      choice: (action, state, names) => sentences.choice(words, action, state, names),
      dealt: (state, names) => sentences.dealt(words, state, names),
      event: (event, names) => sentences.event(words, event, names),
      outcome: (outcome, names) => sentences.outcome(words, outcome, names),
      result: (carry, names) => sentences.result(words, carry, names),
      term: (name, factor) => sentences.term(words, name, factor),
      phase: (state) => sentences.phase(words, state),
      prompt: (state, viewer, names) => sentences.prompt(words, state, viewer, names),
      refusal: (refusal, names) => sentences.refusal(words, refusal, names),
      option: (name, value) => optionName(words.options, name, value),
    }),
  );
  return (language) => narrators[language];
}
