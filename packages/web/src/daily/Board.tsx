import type { DailyBoard } from '@madang/protocol';
import { guest } from '../app/guest.ts';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { dailyWords } from './words.ts';

/** Ranks and percentiles. Before the reader has finished, only how many play. */
export function Board({ board }: { readonly board: DailyBoard }) {
  const words = useWords(dailyWords);
  const { results, deals, own, is_over } = board;
  const isOpen = is_over || own?.finished;
  const count = (of: 'players' | 'finished') => deals.reduce((sum, deal) => sum + deal[of], 0);
  if (!isOpen) return <p>{words.closed(count('players'), count('finished'))}</p>;
  return (
    <section aria-labelledby="daily-board">
      <h2 id="daily-board">{words.board}</h2>
      {results.length === 0 ? <p>{words.nobodyYet}</p> : <Results board={board} />}
    </section>
  );
}

function Results({ board: { results } }: { readonly board: DailyBoard }) {
  const words = useWords(dailyWords);
  return (
    <div className="daily-sheet">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.above}</th>
            <th scope="col">{words.percentile}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ person_id, name, above, rank, percentile, table_id }) => (
            <tr key={person_id}>
              <td>{rank ?? '–'}</td>
              <th scope="row">
                {table_id === null ? (
                  name || guest()
                ) : (
                  <a
                    href={`/replay/${table_id}?review=1`}
                    aria-label={words.review(name || guest())}
                    onClick={followLink}
                  >
                    <Icon name="bulb" /> {name || guest()}
                  </a>
                )}
              </th>
              <td>{signed(above)}</td>
              <td>{percentile === null ? '–' : Math.round(percentile)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function signed(points: number): string {
  return points.toLocaleString(undefined, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}
