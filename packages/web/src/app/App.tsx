import { lazy, Suspense } from 'react';
import { loadGameUi } from '../games/ui.ts';
import { interruptedSeeking, useSeeking } from '../people/seeking.ts';
import { prepareWorker } from '../play/local/workers.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { Part } from './Part.tsx';
import { placeOf, useWhereabouts } from './router.ts';

const SeekBar = lazy(() => import('../people/SeekBar.tsx').then(({ SeekBar }) => ({ default: SeekBar })));
const Home = lazy(() => import('../home/Home.tsx').then(({ Home }) => ({ default: Home })));
const PlayPage = lazy(() => import('../play/local/PlayPage.tsx').then(({ PlayPage }) => ({ default: PlayPage })));
const OnlinePage = lazy(() =>
  import('../play/online/OnlinePage.tsx').then(({ OnlinePage }) => ({ default: OnlinePage })),
);
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const ChallengePage = lazy(() =>
  import('../challenge/ChallengePage.tsx').then(({ ChallengePage }) => ({ default: ChallengePage })),
);
const DailyPage = lazy(() => import('../daily/DailyPage.tsx').then(({ DailyPage }) => ({ default: DailyPage })));
const RulesPage = lazy(() => import('../rulebook/RulesPage.tsx').then(({ RulesPage }) => ({ default: RulesPage })));
const CardsPage = lazy(() => import('../cards/CardsPage.tsx').then(({ CardsPage }) => ({ default: CardsPage })));
const RecordsPage = lazy(() =>
  import('../records/RecordsPage.tsx').then(({ RecordsPage }) => ({ default: RecordsPage })),
);
const StatisticsPage = lazy(() =>
  import('../statistics/StatisticsPage.tsx').then(({ StatisticsPage }) => ({ default: StatisticsPage })),
);
const MePage = lazy(() => import('../me/MePage.tsx').then(({ MePage }) => ({ default: MePage })));
const PersonPage = lazy(() => import('../me/PersonPage.tsx').then(({ PersonPage }) => ({ default: PersonPage })));
const LeadersPage = lazy(() => import('../me/LeadersPage.tsx').then(({ LeadersPage }) => ({ default: LeadersPage })));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then(({ LearnPage }) => ({ default: LearnPage })));
const MistakesPage = lazy(() =>
  import('../positions/MistakesPage.tsx').then(({ MistakesPage }) => ({ default: MistakesPage })),
);
const PositionsPage = lazy(() =>
  import('../positions/PositionsPage.tsx').then(({ PositionsPage }) => ({ default: PositionsPage })),
);

const wasSeeking = interruptedSeeking() !== null;

export function App() {
  const { address, isLeaving } = useWhereabouts();
  const isSeeking = useSeeking() !== null || wasSeeking;
  return (
    <>
      {isLeaving && <div className="leaving" />}
      {isSeeking && (
        <Part>
          <SeekBar />
        </Part>
      )}
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
    case 'challenge':
      return <ChallengePage key={place.fragment} fragment={place.fragment} />;
    case 'daily':
      return <DailyPage key={address} game={place.game} query={place.query} />;
    case 'rules':
      return <RulesPage game={place.game} />;
    case 'cards':
      return <CardsPage game={place.game} />;
    case 'records':
      return <RecordsPage />;
    case 'statistics':
      return <StatisticsPage />;
    case 'me':
      return <MePage code={place.code} />;
    case 'leaders':
      return <LeadersPage />;
    case 'person':
      return <PersonPage id={place.id} />;
    case 'learn':
      prepareTable(place.game);
      return <LearnPage game={place.game} />;
    case 'mistakes':
      return <MistakesPage game={place.game} />;
    case 'positions':
      return <PositionsPage game={place.game} />;
    case 'unknown':
      return <NotFound />;
  }
}

/** Loads in parallel with the page. An error is reported by the page, which waits for the same promise. */
function prepareTable(game: string): void {
  const ui = loadGameUi(game);
  if (ui) prepareWorker(game);
  ui?.catch(() => {});
}
