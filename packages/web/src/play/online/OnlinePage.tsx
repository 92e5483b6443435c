import { Suspense, use, useState } from 'react';
import { Bar } from '../../app/Bar.tsx';
import { ownName } from '../../app/guest.ts';
import { NotFound } from '../../app/NotFound.tsx';
import { go } from '../../app/router.ts';
import { loadFace } from '../../games/face.ts';
import { LineState } from '../../table/LineState.tsx';
import { TablePage } from '../../table/TablePage.tsx';
import { ApiError, get, post, type TableDetail } from './api.ts';
import { type OwnSeat, remember, seatAt } from './seats.ts';
import { OnlineSession } from './session.ts';

type Entry =
  | { readonly is: 'at'; readonly game: string; readonly seat: OwnSeat | null }
  | { readonly is: 'gone' }
  | { readonly is: 'offline' };

/** Who has a seat takes it again; who comes by a link to a free seat sits down; everybody else, or with `watch`, looks on. */
async function enter(id: string, isWatching: boolean): Promise<Entry> {
  try {
    const { game, status, seats } = await get<TableDetail>(`/api/tables/${encodeURIComponent(id)}`);
    const own = seatAt(id);
    if (own || isWatching || status !== 'open' || !seats.includes(null))
      return { is: 'at', game, seat: isWatching ? null : own };
    const seat = await post(`/api/tables/${encodeURIComponent(id)}/join`, { name: ownName() });
    remember({ ...seat, table_id: id });
    return { is: 'at', game, seat: { ...seat, table_id: id } };
  } catch (error) {
    return { is: error instanceof ApiError && error.code === 'OFFLINE' ? 'offline' : 'gone' };
  }
}

export function OnlinePage({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  const [entering] = useState(() => enter(id, query.has('watch')));
  return (
    <Suspense fallback={<Bar />}>
      <Entered id={id} entering={entering} />
    </Suspense>
  );
}

function Entered({ id, entering }: { readonly id: string; readonly entering: Promise<Entry> }) {
  const entry = use(entering);
  if (entry.is !== 'at')
    return (
      <>
        <Bar />
        <LineState
          line={entry.is === 'gone' ? { state: 'gone', why: 'no such table' } : { state: 'lost', tries: 1 }}
          game="koikoi"
          isBegun={false}
        />
      </>
    );
  const face = loadFace(entry.game);
  return face ? <Online id={id} seat={entry.seat} face={use(face)} /> : <NotFound />;
}

function Online({
  id,
  seat,
  face,
}: {
  readonly id: string;
  readonly seat: OwnSeat | null;
  readonly face: Awaited<NonNullable<ReturnType<typeof loadFace>>>;
}) {
  const rematch = async () => {
    if (!seat) return;
    const next = await post(`/api/tables/${id}/rematch`, {}, seat.session_token).catch(() => null);
    if (!next) return;
    remember(next);
    go(`/tables/${next.table_id}`);
  };
  return (
    <TablePage
      face={face}
      open={() => new OnlineSession(face.game.id, id, seat)}
      onAgain={seat ? () => void rematch() : undefined}
      replayHref={`/replay/${id}`}
    />
  );
}
