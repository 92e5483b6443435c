import { findGame, type Kibo, KiboError, readKibo } from '@madang/engine';
import { type ChangeEvent, Suspense, use, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { useWords } from '../app/words.ts';
import { loadFace } from '../games/face.ts';
import { seatAt } from '../play/online/seats.ts';
import { byId, latest } from '../records/archive.ts';
import { fromFragment } from './link.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { replayWords } from './words.ts';

interface ReplayProps {
  readonly id: string | null;
  readonly query: URLSearchParams;
  readonly fragment: string;
}

type Found = { readonly kibo: Kibo } | { readonly why: 'none' | 'not yet' };

/** A server's match by id, one of this device's by `?match`, the last one, or a whole record in the fragment. */
async function find({ id, query, fragment }: ReplayProps): Promise<Found> {
  const packed = new URLSearchParams(fragment).get('k');
  const match = query.get('match');
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
  return kibo ? { kibo } : { why: 'none' };
}

async function ofServer(id: string): Promise<Kibo | 'not yet' | null> {
  const seat = seatAt(id);
  const headers: HeadersInit = seat ? { authorization: `Bearer ${seat.session_token}` } : {};
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/kibo`, { headers }).catch(() => null);
  if (!answer?.ok) return null;
  const json = await answer.json();
  return json.format === 'madang-kibo-1' ? readKibo(JSON.stringify(json)) : 'not yet';
}

export function ReplayPage(props: ReplayProps) {
  const [finding, setFinding] = useState(() => find(props));
  return (
    <Suspense fallback={<Bar />}>
      <Sought finding={finding} onFile={(kibo) => setFinding(Promise.resolve({ kibo }))} {...props} />
    </Suspense>
  );
}

interface SoughtProps extends ReplayProps {
  readonly finding: Promise<Found>;
  readonly onFile: (kibo: Kibo) => void;
}

function Sought({ finding, onFile, ...props }: SoughtProps) {
  const words = useWords(replayWords);
  const [problem, setProblem] = useState<string | null>(null);
  const found = use(finding);
  if ('kibo' in found) return <Loaded key={found.kibo.checksum} kibo={found.kibo} {...props} />;

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const text = await event.target.files?.[0]?.text();
    if (text === undefined) return;
    try {
      onFile(readKibo(text));
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

function Loaded({ kibo, id, query, fragment }: ReplayProps & { readonly kibo: Kibo }) {
  const face = loadFace(kibo.game);
  if (!face || !findGame(kibo.game)) return <NotFound />;
  const ply = Number(new URLSearchParams(fragment).get('ply') ?? query.get('ply') ?? 0) || 0;
  return <ReplayTable face={use(face)} kibo={kibo} ply={ply} serverId={id} isFairnessOpen={query.has('fairness')} />;
}
