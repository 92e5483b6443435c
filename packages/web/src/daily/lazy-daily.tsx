import { lazy } from 'react';
import { Part } from '../app/Part.tsx';

const Loaded = lazy(() => import('./ToDailyBoard.tsx').then(({ ToDailyBoard }) => ({ default: ToDailyBoard })));

/** The way from the match of the day to its board, loaded when it is needed. */
export function ToDailyBoard({ game }: { readonly game: string }) {
  return (
    <Part>
      <Loaded game={game} />
    </Part>
  );
}
