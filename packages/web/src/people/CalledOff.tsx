import { useWords } from '../app/words.ts';
import { peopleWords } from './words/index.ts';

/** Who called the match off; null for the reader. */
export function CalledOff({ by }: { readonly by: string | null }) {
  const words = useWords(peopleWords);
  return by === null ? words.youCalledOff : words.calledOff(by);
}
