import type { Action, AnyNarrator, AnyState, MatchSetup } from '@madang/engine';
import { expectation } from '@madang/narrators/expectation';
import { type Advice, unitOf } from '@madang/players';
import { wordsOf } from '../words/index.ts';
import type { Scene } from './screen.ts';

interface Table {
  readonly setup: MatchSetup<object>;
  readonly narrator: AnyNarrator;
  readonly names: readonly string[];
}

/** What a strong player would do, and what it expects of that, in the reader's language. */
export function hintSentence(
  { setup, narrator, names }: Table,
  { game, language, choices }: Scene,
  { action, next }: Advice,
  state: AnyState,
): string {
  const label = (chosen: Action): string =>
    choices.find((choice) => choice.action === chosen)?.label ?? narrator.choice(chosen, state, names);
  const expected = next
    ? expectation(language, { ...next, unit: unitOf(game, setup.rules, next.of), other: label(next.action) })
    : '';
  return wordsOf(language).hint(label(action), expected);
}
