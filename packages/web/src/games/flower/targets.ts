import type { Choice } from './choice.ts';
import type { Target } from './Field.tsx';

/** The field cards that match, numbered where there is a choice. */
export function targetsOf(choices: readonly Choice[], index: number): readonly Target[] {
  return choices.flatMap(({ takes }, i) =>
    takes.map((card) => ({ card, number: choices.length > 1 ? i + 1 : null, isChosen: i === index })),
  );
}
