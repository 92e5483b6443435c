import type { ReactNode } from 'react';
import { useWords } from '../app/words.ts';
import type { BoardProps } from '../games/face.ts';
import { matchLine } from './Result.tsx';
import { tableWords } from './words/index.ts';

/** Who comes (back) to a finished match finds the last position, how it came out, and what can be done. */
export function MatchOver({ scene, children }: Pick<BoardProps, 'scene'> & { readonly children: ReactNode }) {
  const words = useWords(tableWords);
  const { result, sitters, eyes } = scene;
  if (!result) return null;
  return (
    <section className="match-over" aria-labelledby="match-over-title">
      <h2 id="match-over-title">{matchLine(words, result.winners, sitters, eyes)}</h2>
      {children}
    </section>
  );
}
