import { lazy, type ReactNode, Suspense } from 'react';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import type { ConnectionState, Lost } from '../play/session.ts';
import { tableWords } from './words/index.ts';

// Loaded with other people only.
const Waiting = lazy(() => import('./Waiting.tsx').then(({ Waiting }) => ({ default: Waiting })));
const CalledOff = lazy(() => import('../people/CalledOff.tsx').then(({ CalledOff }) => ({ default: CalledOff })));

/** The state of the connection, unless it is open. During a match the table stays visible. */
export function ConnectionStatus({
  line,
  game,
  isBegun,
  onMeanwhile,
}: {
  readonly line: ConnectionState;
  /** Where the reader waits for a stranger. */
  readonly onMeanwhile?: (() => void) | undefined;
  /** Null when it is not known. */
  readonly game: string | null;
  readonly isBegun: boolean;
}) {
  const words = useWords(tableWords);
  switch (line.state) {
    case 'open':
      return isBegun ? null : <p className="designed">{words.loading}</p>;
    case 'waiting':
      return (
        <Suspense>
          <Waiting line={line} game={game} onMeanwhile={onMeanwhile} />
        </Suspense>
      );
    case 'lost':
      return isBegun ? <LostStrip {...line} /> : <Unreachable {...line} />;
    case 'gone': {
      const why = { 'no such table': words.gone, 'bad link': words.badLink, voided: words.voided }[line.why];
      return <Over why={why} game={game} isBegun={isBegun} />;
    }
    case 'called off':
      return (
        <Suspense>
          <Over why={<CalledOff by={line.by} />} game={game} isBegun={isBegun} />
        </Suspense>
      );
  }
}

interface OverProps {
  readonly why: ReactNode;
  readonly game: string | null;
  readonly isBegun: boolean;
}

/** Nothing can be done at this table any more. */
function Over({ why, game, isBegun }: OverProps) {
  const words = useWords(tableWords);
  return (
    <main className={isBegun ? 'cover' : 'designed'} data-game={game ?? undefined}>
      <h1>{why}</h1>
      <p className="row">
        <a className="b main" href={game === null ? '/' : `/?game=${game}`} onClick={followLink}>
          {words.newTable}
        </a>
        <a className="b" href="/" onClick={followLink}>
          {words.home}
        </a>
      </p>
    </main>
  );
}

function useLostWords({ why, tries }: Lost): string {
  const words = useWords(tableWords);
  return { offline: words.offline, line: words.lost, busy: words.busy }[why](tries);
}

function LostStrip(line: Lost) {
  const words = useWords(tableWords);
  return (
    <div className="strip" role="alert">
      {useLostWords(line)}{' '}
      <button type="button" className="b s" onClick={line.onRetry}>
        {words.tryNow}
      </button>
    </div>
  );
}

function Unreachable(line: Lost) {
  const words = useWords(tableWords);
  return (
    <main className="designed">
      <h1>{words.unreachable}</h1>
      <p role="status">{useLostWords(line)}</p>
      <p>{words.unreachableNote}</p>
      <p className="row">
        <button type="button" className="b main" onClick={line.onRetry}>
          {words.tryNow}
        </button>
        <a className="b" href="/" onClick={followLink}>
          {words.home}
        </a>
      </p>
    </main>
  );
}
