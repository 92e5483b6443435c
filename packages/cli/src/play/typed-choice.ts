import { isRecord, written } from '@madang/engine';
import type { Choice, Scene } from './screen.ts';

/** The choice that was typed: by its number, or by words of it (card ids, its type) that fit no other choice. */
export function typedChoice(typed: string, { game, choices }: Scene): Choice | null {
  if (/^[1-9]\d*$/.test(typed) && Number(typed) <= choices.length) return choices[Number(typed) - 1];
  const wanted = typed.split(/\s+/);
  const fitting = choices.filter(({ action }) => {
    const fields = written(game, action);
    const words = isRecord(fields) ? Object.values(fields).flat() : [];
    return wanted.every((word) => words.includes(word));
  });
  return fitting.length === 1 ? fitting[0] : null;
}
