import type { DailyBoard, DailyDeal } from '@madang/protocol';
import { useWords } from '../app/words.ts';
import { signed } from './Board.tsx';
import { dailyWords } from './words.ts';

/** How each deal went for everybody, round by round, and what proves it. */
export function Fields({ board: { deals } }: { readonly board: DailyBoard }) {
  return deals.map((deal) => <Field key={deal.deal} deal={deal} />);
}

function Field({ deal }: { readonly deal: DailyDeal }) {
  const words = useWords(dailyWords);
  return (
    <details>
      <summary>{words.field(deal.deal + 1)}</summary>
      {deal.rounds.length > 0 && <Rounds deal={deal} />}
      <dl className="daily-proof">
        <dt>{words.commitment}</dt>
        <dd>{deal.commitment}</dd>
        {deal.seed !== null && (
          <>
            <dt>{words.seed}</dt>
            <dd>{deal.seed}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

function Rounds({ deal: { rounds } }: { readonly deal: DailyDeal }) {
  const words = useWords(dailyWords);
  return (
    <div className="daily-sheet">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.spread}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, mean, least, most, players, calls }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td>{signed(mean)}</td>
              <td>{`${signed(least)} – ${signed(most)}`}</td>
              <td>
                {Object.entries(calls).map(([call, count]) => {
                  const told = words.calls[call]?.(count, players);
                  return told === undefined ? null : <div key={call}>{told}</div>;
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
