import type { Leaderboard } from '@madang/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { guest } from '../app/guest.ts';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { GAME_IDS, gameName } from '../games/list.ts';
import { api } from '../play/online/api.ts';
import './me.css';
import { meWords } from './words.ts';

/** The best players of this server, game by game. */
export function LeadersPage() {
  const words = useWords(meWords);
  return (
    <>
      <Bar where={[words.leaders]}>
        <LanguageSelect />
      </Bar>
      <main className="me-page">
        <h1>{words.leaders}</h1>
        <p>{words.leadersLead}</p>
        {GAME_IDS.map((game) => (
          <Leaders key={game} game={game} />
        ))}
      </main>
    </>
  );
}

function Leaders({ game }: { readonly game: string }) {
  const words = useWords(meWords);
  const { language } = useSettings();
  const [board, setBoard] = useState<Leaderboard | 'asking' | 'offline'>('asking');
  useEffect(() => {
    api('listRatings', { query: { game } }).then(setBoard, () => setBoard('offline'));
  }, [game]);
  const more = async (known: Leaderboard, cursor: string) => {
    const next = await api('listRatings', { query: { game, cursor } }).catch(() => null);
    if (next) setBoard({ ...next, people: [...known.people, ...next.people] });
  };
  return (
    <section className="panel" aria-busy={board === 'asking'}>
      <h2>{gameName(game, language)}</h2>
      {board === 'offline' && <p role="alert">{words.offline}</p>}
      {typeof board === 'object' && (
        <>
          {board.people.length === 0 && <p>{words.nobodyYet}</p>}
          <ol>
            {board.people.map(({ person_id, name, rating, uncertainty }) => (
              <li key={person_id}>
                <a href={`/people/${person_id}`} onClick={followLink}>
                  {name || guest()}
                </a>
                <span className="num">
                  <b>{rating.toFixed(1)}</b> ± {uncertainty.toFixed(1)}
                </span>
              </li>
            ))}
          </ol>
          {board.next_cursor !== null && (
            <button type="button" className="b" onClick={() => void more(board, board.next_cursor ?? '')}>
              {words.more}
            </button>
          )}
        </>
      )}
    </section>
  );
}
