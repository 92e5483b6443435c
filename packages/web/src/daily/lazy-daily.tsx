import { lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./ToDailyBoard.tsx').then(({ ToDailyBoard }) => ({ default: ToDailyBoard })));

/** The way from the match of the day to its board, loaded when it is needed. */
export function ToDailyBoard({ game }: { readonly game: string }) {
  return (
    <Suspense>
      <Loaded game={game} />
    </Suspense>
  );
}
