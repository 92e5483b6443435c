import type { DailyBoard } from '@madang/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { ownName } from '../app/guest.ts';
import { Icon } from '../app/Icon.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { followLink, go } from '../app/router.ts';
import { LANGUAGE_TAGS, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName, isGame } from '../games/list.ts';
import { me, ownKey } from '../me/own-key.ts';
import { api, orNameless } from '../play/online/api.ts';
import { remember } from '../play/online/seats.ts';
import { Board } from './Board.tsx';
import './daily.css';
import { Fields } from './Fields.tsx';
import { DAILY_TITLE } from './title.ts';
import { dailyWords } from './words.ts';

interface DailyPageProps {
  readonly game: string;
  readonly query: URLSearchParams;
}

/** The deal of a day: the own match, the board and the field. */
export function DailyPage({ game, query }: DailyPageProps) {
  const { language } = useSettings();
  const day = query.get('day') ?? undefined;
  const board = useBoard(game, day);
  const words = useWords(dailyWords);
  if (!isGame(game)) return <NotFound />;
  const name = gameName(game, language);
  return (
    <>
      <Bar where={[DAILY_TITLE[language], name]}>
        <LanguageSelect />
      </Bar>
      <main className="daily" aria-busy={board === 'asking'}>
        <h1>{`${DAILY_TITLE[language]}: ${name}`}</h1>
        <p>{words.lead}</p>
        {board === 'offline' && <p role="alert">{words.offline}</p>}
        {typeof board === 'object' && <Shown board={board} />}
      </main>
    </>
  );
}

type Answer = DailyBoard | 'asking' | 'offline';

function useBoard(game: string, day: string | undefined): Answer {
  const [board, setBoard] = useState<Answer>('asking');
  useEffect(() => {
    if (!isGame(game)) return;
    const asked = { game: game as DailyBoard['game'], ...(day === undefined ? {} : { day }) };
    me()
      .then(() => api('getDaily', { query: asked, token: ownKey() }))
      .then(setBoard, () => setBoard('offline'));
  }, [game, day]);
  return board;
}

function Shown({ board }: { readonly board: DailyBoard }) {
  const words = useWords(dailyWords);
  const { language } = useSettings();
  const { day, own, is_over, ends_at } = board;
  const tag = LANGUAGE_TAGS[language];
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  const end = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(ends_at);
  const mayPlay = !is_over && !own?.finished;
  return (
    <>
      <p>
        <b>{date}</b> · {is_over ? words.isOver : words.endsIn(end)}
      </p>
      {mayPlay && <PlayButton board={board} />}
      {own?.finished && (
        <p>{own.points === null ? words.doesNotCount : words.ownPoints(own.points.toLocaleString())}</p>
      )}
      {own && !own.ranked && <p>{words.unranked}</p>}
      <Board board={board} />
      <Fields board={board} />
      <p className="row">
        <a className="b" href={`/daily/${board.game}?day=${dayBefore(day)}`} onClick={followLink}>
          {words.dayBefore}
        </a>
        {is_over && (
          <a className="b" href={`/daily/${board.game}`} onClick={followLink}>
            {words.today}
          </a>
        )}
      </p>
    </>
  );
}

function PlayButton({ board: { game, own } }: { readonly board: DailyBoard }) {
  const words = useWords(dailyWords);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const play = async () => {
    setState('busy');
    const ask = (name: string | undefined) => api('playDaily', { body: { game, name }, token: ownKey() });
    const seat = await orNameless(ask, ownName()).catch(() => null);
    if (!seat) return setState('failed');
    remember(seat);
    go(`/tables/${seat.table_id}?daily=${game}`);
  };
  return (
    <>
      <button type="button" className="b main" disabled={state === 'busy'} onClick={() => void play()}>
        <Icon name="play" /> {own ? words.goOn : words.play}
      </button>
      {state === 'failed' && <p role="alert">{words.offline}</p>}
    </>
  );
}

function dayBefore(day: string): string {
  const before = new Date(Date.parse(day));
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}
