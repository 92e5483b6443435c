import { findGame, type Kibo, KiboError, matchesOf, type RoundLog, readKibo, readRecordText } from '@madang/engine';
import { fromFragment } from '@madang/protocol/links';
import { type ChangeEvent, Suspense, use, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { useWords } from '../app/words.ts';
import { loadGameUi } from '../games/ui.ts';
import { seatAt } from '../play/online/seats.ts';
import { byId, latest, roundsOf } from '../records/archive.ts';
import { ownSeatIn } from './own-seat.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { gameIdOf, keyOf, type Source } from './replayed-match.ts';
import { WhichMatch } from './WhichMatch.tsx';
import { replayWords } from './words.ts';

interface ReplayProps {
  readonly id: string | null;
  readonly query: URLSearchParams;
  readonly fragment: string;
}

type Found =
  | { readonly source: Source }
  /** A file with rounds of several matches. */
  | { readonly matches: readonly (readonly RoundLog[])[] }
  | { readonly why: 'none' | 'not yet' };

/**
 * A server's match by id, one of this device's by `?match`, the rounds of a running one by `?rounds`, the last one, or a
 * whole record in the fragment.
 */
async function find({ id, query, fragment }: ReplayProps): Promise<Found> {
  const packed = new URLSearchParams(fragment).get('k');
  const match = query.get('match');
  const rounds = query.get('rounds');
  if (!packed && id === null && rounds !== null) {
    const logs = await roundsOf(rounds);
    return logs ? { source: { kind: 'logs', logs } } : { why: 'none' };
  }
  const kibo = packed
    ? await fromFragment(packed)
    : id !== null
      ? await ofServer(id)
      : match !== null
        ? await byId(match)
        : query.has('last')
          ? await latest()
          : null;
  if (kibo === 'not yet') return { why: 'not yet' };
  return kibo ? { source: { kind: 'kibo', kibo } } : { why: 'none' };
}

async function ofServer(id: string): Promise<Kibo | 'not yet' | null> {
  const seat = seatAt(id);
  const headers: HeadersInit = seat ? { authorization: `Bearer ${seat.session_token}` } : {};
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/kibo`, { headers }).catch(() => null);
  if (!answer?.ok) return null;
  const json = await answer.json();
  return json.format === 'madang-kibo-1' ? readKibo(JSON.stringify(json)) : 'not yet';
}

function read(text: string): Found {
  const found = readRecordText(text);
  if (found.kind === 'kibo') return { source: found };
  const matches = matchesOf(found.logs);
  return matches.length === 1 ? { source: found } : { matches };
}

export function ReplayPage(props: ReplayProps) {
  const [finding, setFinding] = useState(() => find(props));
  return (
    <Suspense fallback={<Bar />}>
      <Sought finding={finding} onFound={(found) => setFinding(Promise.resolve(found))} {...props} />
    </Suspense>
  );
}

interface SoughtProps extends ReplayProps {
  readonly finding: Promise<Found>;
  readonly onFound: (found: Found) => void;
}

function Sought({ finding, onFound, ...props }: SoughtProps) {
  const words = useWords(replayWords);
  const [problem, setProblem] = useState<string | null>(null);
  const found = use(finding);
  if ('source' in found) return <Loaded key={keyOf(found.source)} source={found.source} {...props} />;
  if ('matches' in found)
    return <WhichMatch matches={found.matches} onChoose={(logs) => onFound({ source: { kind: 'logs', logs } })} />;

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const text = await event.target.files?.[0]?.text();
    if (text === undefined) return;
    try {
      onFound(read(text));
    } catch (error) {
      setProblem(error instanceof KiboError ? error.message : String(error));
    }
  };
  return (
    <>
      <Bar where={[words.replay]} />
      <main className="designed">
        <h1>{found.why === 'not yet' ? words.notYet : words.noRecord}</h1>
        <label className="b main file">
          {words.openFile}
          <input type="file" accept=".json,application/json" className="sr" onChange={(event) => void open(event)} />
        </label>
        {problem !== null && <p role="alert">{words.badFile(problem)}</p>}
      </main>
    </>
  );
}

function Loaded({ source, id, query, fragment }: ReplayProps & { readonly source: Source }) {
  const game = gameIdOf(source);
  const ui = loadGameUi(game);
  if (!ui || !findGame(game)) return <NotFound />;
  const ply = Number(new URLSearchParams(fragment).get('ply') ?? query.get('ply') ?? 0) || 0;
  const open = { isFairnessOpen: query.has('fairness'), isReviewOpen: query.has('review') };
  const isOwn = id === null ? OF_THIS_DEVICE.some((name) => query.has(name)) : seatAt(id) !== null;
  const mine = isOwn && source.kind === 'kibo' ? ownSeatIn(source.kibo.seats) : null;
  return <ReplayTable ui={use(ui)} source={source} ply={ply} serverId={id} mine={mine} {...open} />;
}

/** Queries that name a match on this device. */
const OF_THIS_DEVICE = ['match', 'last', 'rounds'];
