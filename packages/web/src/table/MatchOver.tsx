import type { ReactNode } from 'react';
import { useWords } from '../app/words.ts';
import type { BoardProps } from '../games/ui.ts';
import { matchLine } from './Result.tsx';
import { tableWords } from './words/index.ts';

interface MatchOverProps extends Pick<BoardProps, 'scene' | 'names'> {
  readonly children: ReactNode;
}

/** For a finished match that is opened again: the last position, the result, and what can be done. */
export function MatchOver({ scene, names, children }: MatchOverProps) {
  const words = useWords(tableWords);
  const { result, eyes } = scene;
  if (!result) return null;
  return (
    <section className="match-over" aria-labelledby="match-over-title">
      <h2 id="match-over-title">{matchLine(words, result.winners, names, eyes)}</h2>
      {children}
    </section>
  );
}
