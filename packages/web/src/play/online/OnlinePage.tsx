import type { Seated as OwnSeat } from '@madang/protocol';
import { Backoff, RequestError } from '@madang/protocol/client';
import { use, useEffect, useState } from 'react';
import { Bar } from '../../app/Bar.tsx';
import { ownName } from '../../app/guest.ts';
import { go } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { ToDailyBoard } from '../../daily/lazy-daily.tsx';
import { isGame } from '../../games/list.ts';
import { UnknownGame } from '../../games/UnknownGame.tsx';
import { type GameUi, loadGameUi } from '../../games/ui.ts';
import { choiceOf, playHref } from '../../home/choice.ts';
import { waitElsewhere } from '../../people/seek.ts';
import { ConnectionStatus } from '../../table/ConnectionStatus.tsx';
import type { RematchActions } from '../../table/Rematch.tsx';
import { TablePage } from '../../table/TablePage.tsx';
import { OpenInAnotherTab } from '../local/OpenInAnotherTab.tsx';
import { unfinished } from '../local/unfinished.ts';
import { useTabLock } from '../local/useTabLock.ts';
import { api, askForSeat, leave, orNameless } from './api.ts';
import { isOffline } from './offline.ts';
import { remember, seatAt } from './seats.ts';
import { type Expected, OnlineSession } from './session.ts';

type Entry =
  | { readonly is: 'at'; readonly game: string; readonly seat: OwnSeat | null }
  | { readonly is: 'gone' }
  /** Nobody answers, or only that there is no time now. */
  | { readonly is: 'unanswered'; readonly why: 'line' | 'busy' };

/** Who has a seat takes it again; who comes by a link to a free seat sits down; everybody else, or with `watch`, looks on. */
async function enter(id: string, isWatching: boolean): Promise<Entry> {
  try {
    const { game, status, seats } = await api('getTable', { table_id: id });
    const own = seatAt(id);
    if (own || isWatching || status !== 'open' || !seats.includes(null) || !isGame(game))
      return { is: 'at', game, seat: isWatching ? null : own };
    const sitDown = (name: string | undefined) => askForSeat('joinTable', { table_id: id, body: { name } });
    const seat = await orNameless(sitDown, ownName());
    remember({ ...seat, table_id: id });
    return { is: 'at', game, seat: { ...seat, table_id: id } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // Somebody else was quicker to the last seat.
    if (error.code === 'TABLE_FULL' || error.code === 'ALREADY_STARTED') return enter(id, true);
    return error.isTemporary ? { is: 'unanswered', why: error.code === 'OFFLINE' ? 'line' : 'busy' } : { is: 'gone' };
  }
}

interface Entering {
  readonly entry: Entry | null;
  readonly tries: number;
  readonly onRetry: () => void;
}

/** Asks until somebody answers. */
function useEntry(id: string, isWatching: boolean): Entering {
  const [entering, setEntering] = useState<Entering>({ entry: null, tries: 0, onRetry: () => undefined });
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const entry = await enter(id, isWatching);
      if (isLeft) return;
      if (entry.is === 'unanswered') backoff.failed();
      setEntering({ entry, tries: backoff.attempts, onRetry: backoff.now });
    };
    const backoff = new Backoff(() => void ask());
    addEventListener('online', backoff.now);
    void ask();
    return () => {
      isLeft = true;
      removeEventListener('online', backoff.now);
      backoff.stop();
    };
  }, [id, isWatching]);
  return entering;
}

export function OnlinePage({ id, query }: { readonly id: string; readonly query: URLSearchParams }) {
  const { entry, tries, onRetry } = useEntry(id, query.has('watch'));
  if (!entry) return <Bar />;
  if (entry.is === 'at')
    return <Seated id={id} {...entry} isSeeking={query.has('seek')} isDaily={query.has('daily')} />;
  const line =
    entry.is === 'gone'
      ? ({ state: 'gone', why: 'no such table' } as const)
      : ({ state: 'lost', why: isOffline() ? 'offline' : entry.why, tries, onRetry } as const);
  return (
    <>
      <Bar />
      <ConnectionStatus line={line} game={null} isBegun={false} />
    </>
  );
}

interface SeatedProps {
  readonly id: string;
  readonly seat: OwnSeat | null;
  /** The reader waits for a stranger. */
  readonly isSeeking: boolean;
  /** The match is the reader's deal of the day. */
  readonly isDaily: boolean;
}

/** A seat is played from one tab at a time, as a match on this device is. Spectators may have any number. */
function Seated({ id, game, seat, isSeeking, isDaily }: SeatedProps & { readonly game: string }) {
  const ui = loadGameUi(game);
  const { state, take } = useTabLock(seat ? `madang.table.${id}` : null);
  if (!ui) return <UnknownGame game={game} />;
  if (state === 'asking') return <Bar />;
  if (state === 'elsewhere') return <OpenInAnotherTab onTake={take} />;
  return <Online id={id} seat={seat} isSeeking={isSeeking} isDaily={isDaily} ui={use(ui)} />;
}

/** Whom a rematch is played with, by its table. */
const expected = new Map<string, Expected>();

function Online({ id, seat, isSeeking, isDaily, ui }: SeatedProps & { readonly ui: GameUi }) {
  const play: RematchActions['play'] = async (others, how) => {
    const next = seat && (await api('rematch', { table_id: id, token: seat.session_token }).catch(() => null));
    if (!next) return false;
    remember(next);
    expected.set(next.table_id, { others, isOffer: how === 'offer' });
    go(`/tables/${next.table_id}`);
    return true;
  };
  // The token is valid at both tables: who declines gives up the seat that is kept there.
  const decline = async (tableId: string) => (seat ? leave(tableId, seat) : undefined);
  const meanwhile = () => {
    if (!seat) return;
    waitElsewhere(ui.game.id, seat);
    go(botAddress(ui.game.id));
  };
  return (
    <TablePage
      ui={ui}
      open={() => new OnlineSession(ui.window, id, seat, expected.get(id))}
      // A daily deal is played once, and its record is open when the day is over.
      rematch={seat && !isDaily ? { play, decline } : undefined}
      replayHref={isDaily ? undefined : `/replay/${id}`}
      further={isDaily && <ToDailyBoard game={ui.game.id} />}
      onMeanwhile={isSeeking && seat ? meanwhile : undefined}
    />
  );
}

/** The unfinished match against a bot, or else a new one as it was chosen last. */
function botAddress(game: string): string {
  return unfinished(game) ? `/play/${game}` : playHref(game, choiceOf(game, settings().language));
}
