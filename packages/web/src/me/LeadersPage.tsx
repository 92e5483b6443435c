import type { Leaderboard, RatedBot, RatedPerson } from '@madang/protocol';
import { use, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { guest } from '../app/guest.ts';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { tenths } from '../app/number.ts';
import { Part } from '../app/Part.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { defaultRuleset, GAME_IDS, gameName, seatsOf } from '../games/list.ts';
import { choiceOf } from '../home/choice.ts';
import { houseRulesWords } from '../home/house-rules/words.ts';
import { lobbyWords } from '../home/lobby-words.ts';
import { loadNamedRules } from '../home/named-rules.ts';
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

/** Who is rated together. */
type Pool = Pick<Leaderboard, 'seats' | 'ruleset'>;

function Leaders({ game }: { readonly game: string }) {
  const words = useWords(meWords);
  const { language } = useSettings();
  const [pool, setPool] = useState<Pool>(() => {
    const { seats, rules } = choiceOf(game, language);
    return { seats, ruleset: typeof rules.ruleset === 'string' ? rules.ruleset : defaultRuleset(game) };
  });
  const [board, setBoard] = useState<Leaderboard | 'asking' | 'offline'>('asking');
  useEffect(() => {
    let isShown = true;
    const show = (answer: typeof board) => isShown && setBoard(answer);
    api('listRatings', { query: { game, ...pool } }).then(show, () => show('offline'));
    return () => {
      isShown = false;
    };
  }, [game, pool]);
  const more = async (known: Leaderboard, cursor: string) => {
    const next = await api('listRatings', { query: { game, ...pool, cursor } }).catch(() => null);
    if (next) setBoard((now) => (now === known ? { ...next, people: [...known.people, ...next.people] } : now));
  };
  return (
    <section className="panel" aria-busy={board === 'asking'}>
      <h2>{gameName(game, language)}</h2>
      <Part>
        <PoolChoice game={game} pool={pool} onChoose={setPool} />
      </Part>
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

interface PoolChoiceProps {
  readonly game: string;
  readonly pool: Pool;
  readonly onChoose: (pool: Pool) => void;
}

/** By which rules, and with how many. */
function PoolChoice({ game, pool, onChoose }: PoolChoiceProps) {
  const { language } = useSettings();
  const home = useWords(homeWords);
  const houseRules = useWords(houseRulesWords);
  const promise = loadNamedRules(game);
  const sets = (promise ? use(promise) : []).flatMap(
    ({ rules: { ruleset = defaultRuleset(game), ...changes }, words }) =>
      Object.keys(changes).length === 0 ? [{ ruleset: String(ruleset), name: words[language].name }] : [],
  );
  if (sets.length < 2 && seatsOf(game).length < 2) return null;
  return (
    <p className="row">
      {sets.length > 1 && (
        <select
          className="select"
          aria-label={`${gameName(game, language)}: ${houseRules.sets}`}
          value={pool.ruleset}
          onChange={({ target }) => onChoose({ ...pool, ruleset: target.value })}
        >
          {sets.map(({ ruleset, name }) => (
            <option key={ruleset} value={ruleset}>
              {name}
            </option>
          ))}
        </select>
      )}
      {seatsOf(game).length > 1 && (
        <select
          className="select"
          aria-label={`${gameName(game, language)}: ${home.howMany}`}
          value={pool.seats}
          onChange={({ target }) => onChoose({ ...pool, seats: Number(target.value) })}
        >
          {seatsOf(game)
            .toSorted()
            .map((seats) => (
              <option key={seats} value={seats}>
                {home.players(seats, seats)}
              </option>
            ))}
        </select>
      )}
    </p>
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
