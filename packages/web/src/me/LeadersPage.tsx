import type { Leaderboard, RatedBot, RatedPerson } from '@madang/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { guest } from '../app/guest.ts';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { tenths } from '../app/number.ts';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { GAME_IDS, gameName } from '../games/list.ts';
import { lobbyWords } from '../home/lobby-words.ts';
import { homeWords } from '../home/words/index.ts';
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
        <p>
          {words.leadersLead} {words.leadersBots}
        </p>
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
            {withBots(board).map((rated) => (
              <li key={'level' in rated ? rated.level : rated.person_id}>
                {'level' in rated ? (
                  <Bot level={rated.level} />
                ) : (
                  <a href={`/people/${rated.person_id}`} onClick={followLink}>
                    {rated.name || guest()}
                  </a>
                )}
                <span className="num">
                  <b>{tenths(rated.rating)}</b> ± {tenths(rated.uncertainty)}
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

function Bot({ level }: { readonly level: string }) {
  const words = useWords(homeWords);
  return <span>{useWords(lobbyWords).bot(words.levels[level]?.name ?? level)}</span>;
}

/** Bots are listed among the people; below the last one only when there are no more people. */
function withBots({ people, bots, next_cursor }: Leaderboard): readonly (RatedPerson | RatedBot)[] {
  const last = next_cursor === null ? Number.NEGATIVE_INFINITY : (people.at(-1)?.rating ?? Number.NEGATIVE_INFINITY);
  return [...people, ...bots.filter(({ rating }) => rating >= last)].sort((a, b) => b.rating - a.rating);
}
