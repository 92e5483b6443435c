import { lazy, Suspense } from 'react';
import { loadGameUi } from '../games/ui.ts';
import { Home } from '../home/Home.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { placeOf, useWhereabouts } from './router.ts';

const PlayPage = lazy(() => import('../play/local/PlayPage.tsx').then(({ PlayPage }) => ({ default: PlayPage })));
const OnlinePage = lazy(() =>
  import('../play/online/OnlinePage.tsx').then(({ OnlinePage }) => ({ default: OnlinePage })),
);
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const RulesPage = lazy(() => import('../rulebook/RulesPage.tsx').then(({ RulesPage }) => ({ default: RulesPage })));
const RecordsPage = lazy(() =>
  import('../records/RecordsPage.tsx').then(({ RecordsPage }) => ({ default: RecordsPage })),
);
const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then(({ LearnPage }) => ({ default: LearnPage })));

export function App() {
  const { address, isLeaving } = useWhereabouts();
  return (
    <>
      {isLeaving && <div className="leaving" />}
      <ErrorBoundary address={address}>
        <Suspense fallback={<div className="designed" aria-busy="true" />}>
          <Page key={new URL(address).pathname} address={address} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Page({ address }: { readonly address: string }) {
  const place = placeOf(new URL(address));
  switch (place.page) {
    case 'home':
      return <Home />;
    case 'play':
      prepareTable(place.game);
      return <PlayPage game={place.game} query={place.query} />;
    case 'table':
      return <OnlinePage id={place.id} query={place.query} />;
    case 'replay':
      return <ReplayPage id={place.id} query={place.query} fragment={place.fragment} />;
    case 'rules':
      return <RulesPage game={place.game} />;
    case 'records':
      return <RecordsPage />;
    case 'learn':
      prepareTable(place.game);
      return <LearnPage game={place.game} />;
    case 'unknown':
      return <NotFound />;
  }
}

/** Loads in parallel with the page. An error is reported by the page, which waits for the same promise. */
function prepareTable(game: string): void {
  for (const part of [import('../play/local/workers.ts'), loadGameUi(game)]) part?.catch(() => {});
}
