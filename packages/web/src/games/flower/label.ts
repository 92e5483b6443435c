import type { Choice } from './choice.ts';
import type { FlowerWords } from './words.ts';

/** The label of a hand card for screen readers: its name, and what each way to play it takes and completes. */
export function spokenCard(
  name: string,
  choices: readonly Choice[],
  words: FlowerWords,
  cardName: (id: string) => string,
  term: (name: string) => string,
): string {
  const ways = choices.map(({ takes, gain, advances }) => {
    if (takes.length === 0) return words.stays;
    const made = advances.filter(({ state }) => state === 'completes').map(({ goal }) => term(goal.name));
    return [
      words.take(takes.map(cardName).join(words.comma)),
      ...(made.length > 0 ? [words.completes(made.join(words.comma))] : []),
      ...(gain > 0 ? [words.points(gain)] : []),
    ].join(words.comma);
  });
  return [name, ...ways].join('; ');
}
