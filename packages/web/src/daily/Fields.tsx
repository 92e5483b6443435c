import type { DailyBoard, DailyDeal } from '@madang/protocol';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { entryOf } from '../games/list.ts';
import { signed } from './Board.tsx';
import { dailyWords } from './words.ts';

/** How each deal went for everybody, round by round, and what proves it. */
export function Fields({ board: { deals, game } }: { readonly board: DailyBoard }) {
  return deals.map((deal) => <Field key={deal.deal} deal={deal} game={game} />);
}

interface FieldProps {
  readonly deal: DailyDeal;
  readonly game: string;
}

function Field({ deal, game }: FieldProps) {
  const words = useWords(dailyWords);
  return (
    <details>
      <summary>{words.field(deal.deal + 1)}</summary>
      {deal.rounds.length > 0 && <Rounds deal={deal} game={game} />}
      <dl className="daily-proof">
        <dt>{words.commitment}</dt>
        <dd>
          <code>{deal.commitment}</code>
        </dd>
        {deal.seed !== null && (
          <>
            <dt>{words.seed}</dt>
            <dd>
              <code>{deal.seed}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

function Rounds({ deal: { rounds }, game }: FieldProps) {
  const words = useWords(dailyWords);
  const { language } = useSettings();
  const known = entryOf(game)?.calls;
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
                  const named = known?.[call];
                  return named && <div key={call}>{words.called(named[language], count, players)}</div>;
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
