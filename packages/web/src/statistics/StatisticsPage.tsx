import { use, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import { homeWords } from '../home/words/index.ts';
import { browserArchive } from '../records/archive.ts';
import { Curve } from './Curve.tsx';
import './statistics.css';
import { type GameStatistics, statisticsOf } from './statistics.ts';
import { statisticsWords } from './words.ts';

/** More matches than this are not read at once. */
const MOST_MATCHES = 500;

async function read(): Promise<readonly GameStatistics[]> {
  const archive = browserArchive();
  const matches = (await archive.matches()).slice(0, MOST_MATCHES).toReversed();
  const kibos = await Promise.all(matches.map(({ id }) => archive.byId(id)));
  return statisticsOf(kibos.filter((kibo) => kibo !== null));
}

/** What the reader has reached in each game, from the records on this device. */
export function StatisticsPage() {
  const words = useWords(statisticsWords);
  const [games, setGames] = useState<readonly GameStatistics[] | null>(null);
  useEffect(() => {
    read().then(setGames, () => setGames([]));
  }, []);
  return (
    <>
      <Bar where={[words.title]} />
      <main className="statistics">
        <h1>{words.title}</h1>
        <p>{games?.length === 0 ? words.empty : words.lead}</p>
        {games?.map((each) => (
          <OneGame key={each.game} of={each} />
        ))}
      </main>
    </>
  );
}

function OneGame({ of }: { readonly of: GameStatistics }) {
  const words = useWords(statisticsWords);
  const { language } = useSettings();
  const facts: readonly (readonly [string, string])[] = [
    [words.matches, of.matches.toLocaleString()],
    [words.won, share(of.won, of.matches)],
    [words.tied, of.tied.toLocaleString()],
    [words.rounds, of.rounds.toLocaleString()],
    [words.roundsWon, share(of.roundsWon, of.rounds)],
    [words.pointsPerRound, of.pointsPerRound.toLocaleString(undefined, { maximumFractionDigits: 1 })],
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
      {of.curve.length > 1 && <Curve values={of.curve} label={words.curve} />}
      <Levels of={of} />
    </section>
  );
}

function share(part: number, of: number): string {
  return of === 0 ? '0' : `${part.toLocaleString()} · ${Math.round((part / of) * 100)} %`;
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
        {use(ui).narrator(language).term(best.name)} {best.points.toLocaleString()}
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
            <th scope="row">{names[level]?.name ?? level}</th>
            <td>{matches.toLocaleString()}</td>
            <td>{share(won, matches)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
