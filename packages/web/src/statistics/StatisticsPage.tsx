import { use, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { GameLinks } from '../app/GameLinks.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { notFoundWords } from '../app/NotFound.tsx';
import { shown } from '../app/number.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Dare } from '../games/dare.ts';
import { entryOf, gameName } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import { homeWords } from '../home/words/index.ts';
import { meWords } from '../me/words.ts';
import { Curve } from './Curve.tsx';
import { matchesOnDevice, matchesOnServer } from './own-matches.ts';
import './statistics.css';
import { type GameStatistics, type OwnMatch, PEOPLE, statisticsOf } from './statistics.ts';
import { statisticsWords } from './words.ts';

type Source = 'device' | 'server';
const SOURCES: readonly (Source | 'both')[] = ['both', 'device', 'server'];

interface Found {
  readonly matches: Readonly<Record<Source, readonly OwnMatch[]>>;
  readonly dares: ReadonlyMap<string, Dare>;
  readonly isServerAway: boolean;
}

async function find(): Promise<Found> {
  const [device, server] = await Promise.all([matchesOnDevice().catch(() => []), matchesOnServer().catch(() => null)]);
  const matches = { device, server: server ?? [] };
  const games = new Set([...matches.device, ...matches.server].map(({ kibo }) => kibo.game));
  return { matches, dares: await daresOf([...games]), isServerAway: server === null };
}

async function daresOf(games: readonly string[]): Promise<ReadonlyMap<string, Dare>> {
  const loaded = await Promise.all(games.map(async (game) => [game, await entryOf(game)?.dare?.()] as const));
  return new Map(loaded.flatMap(([game, dare]) => (dare ? [[game, dare] as const] : [])));
}

/** What the reader has reached in each game: on this device, and with a key on the server. */
export function StatisticsPage() {
  const words = useWords(statisticsWords);
  const [found, setFound] = useState<Found | null>(null);
  const [source, choose] = useState<Source | 'both'>('both');
  useEffect(() => {
    void find().then(setFound);
  }, []);
  return (
    <>
      <Bar where={[words.title]}>
        <LanguageSelect />
      </Bar>
      <main className="statistics">
        <h1>{words.title}</h1>
        {found ? <Games found={found} source={source} choose={choose} /> : <p aria-busy="true" />}
      </main>
    </>
  );
}

interface GamesProps {
  readonly found: Found;
  readonly source: Source | 'both';
  readonly choose: (source: Source | 'both') => void;
}

function Games({ found: { matches, dares, isServerAway }, source, choose }: GamesProps) {
  const words = useWords(statisticsWords);
  const { offline } = useWords(meWords);
  const counted = source === 'both' ? [...matches.device, ...matches.server] : matches[source];
  const games = statisticsOf(counted, dares);
  return (
    <>
      {games.length > 0 && <p>{words.lead[matches.server.length > 0 ? source : 'device']}</p>}
      {isServerAway && <p role="status">{offline}</p>}
      {matches.server.length > 0 && (
        <fieldset className="segments">
          <legend className="sr">{words.title}</legend>
          {SOURCES.map((each) => (
            <label key={each}>
              <input type="radio" name="source" checked={each === source} onChange={() => choose(each)} />
              <span>{words.sources[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {games.length === 0 && <Nothing />}
      {games.map((each) => (
        <OneGame key={each.game} of={each} dare={dares.get(each.game)} />
      ))}
    </>
  );
}

/** Before the first match: what will be here, and the way to it. */
function Nothing() {
  const words = useWords(statisticsWords);
  const { games } = useWords(notFoundWords);
  return (
    <div className="panel statistics-empty">
      <div className="no-cards" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h2>{words.empty}</h2>
      <p>{words.emptyNote}</p>
      <GameLinks label={games} />
    </div>
  );
}

function OneGame({ of, dare }: { readonly of: GameStatistics; readonly dare: Dare | undefined }) {
  const words = useWords(statisticsWords);
  const { language } = useSettings();
  const facts: readonly (readonly [string, string])[] = [
    [words.matches, shown(of.matches)],
    [words.won, share(of.won, of.matches)],
    [words.tied, shown(of.tied)],
    [words.rounds, shown(of.rounds)],
    [words.roundsWon, share(of.roundsWon, of.rounds)],
    [words.pointsPerRound, perRound(of.pointsPerRound)],
    ...(dare && of.dared.taken > 0 ? [[dare.name[language], outOf(of.dared.made, of.dared.taken)] as const] : []),
  ];
  return (
    <section className="panel" aria-label={gameName(of.game, language)}>
      <h2>{gameName(of.game, language)}</h2>
      <dl className="num">
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Best of={of} />
      </dl>
      {of.curve.length > 1 && <Curve values={of.curve} label={words.curve} write={perRound} />}
      <Levels of={of} />
    </section>
  );
}

function share(part: number, of: number): string {
  return of === 0 ? '0' : `${shown(part)} · ${Math.round((part / of) * 100)} %`;
}

/** Large numbers need no fraction. */
function perRound(points: number): string {
  return shown(Math.abs(points) < 100 ? points : Math.round(points));
}

/** `3 / 5 · 60 %` */
function outOf(part: number, of: number): string {
  return `${shown(part)} / ${shown(of)} · ${Math.round((part / of) * 100)} %`;
}

/** Its name is the narrator's, which is loaded with the game. */
function Best({ of: { game, best } }: { readonly of: GameStatistics }) {
  const words = useWords(statisticsWords);
  const { language } = useSettings();
  const ui = loadGameUi(game);
  if (!ui || !best) return null;
  return (
    <div>
      <dt>{words.best}</dt>
      <dd>
        {use(ui).narrator(language).term(best.name)} {shown(best.points)}
      </dd>
    </div>
  );
}

function Levels({ of: { levels } }: { readonly of: GameStatistics }) {
  const words = useWords(statisticsWords);
  const { levels: names } = useWords(homeWords);
  if (levels.length === 0) return null;
  return (
    <table className="num">
      <thead>
        <tr>
          <th scope="col">{words.against}</th>
          <th scope="col">{words.matches}</th>
          <th scope="col">{words.won}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, matches, won }) => (
          <tr key={level}>
            <th scope="row">{level === PEOPLE ? words.people : (names[level]?.name ?? level)}</th>
            <td>{shown(matches)}</td>
            <td>{share(won, matches)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
