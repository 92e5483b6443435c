import type { Written } from '../../play/told.ts';
import type { Choice } from './choice.ts';
import type { Answer } from './Decision.tsx';
import { Advances } from './Preview.tsx';

/** A choice between targets as the answers of a decision, with what each completes. */
export function choiceAnswers(
  choices: readonly Choice[],
  act: (action: Written) => void,
  term: (name: string) => string,
  cardName: (id: string) => string,
): readonly Answer[] {
  return choices.map(({ action, takes, gain, advances }) => ({
    key: null,
    label: takes.map(cardName).join(' '),
    note: <Advances advances={advances} term={term} />,
    worth: gain > 0 ? `+${gain}` : undefined,
    onChoose: () => act(action),
  }));
}
