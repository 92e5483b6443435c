import { shown, signed } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import type { CountProps } from './props.ts';
import { tysiacWords } from './words/index.ts';

/** The points of each seat; for the declarer also the points taken, which a failed bid hides. */
export function Count({ ended, names, narrator }: CountProps) {
  const words = useWords(tysiacWords);
  const { claims, points, winners, reason } = ended.outcome;
  const view = ended.view;
  const taken = (seat: number): string | null =>
    reason === 'played' && seat === view.declarer ? words.ofBid(view.points[seat], view.highestBid) : null;
  return (
    <ol className="count-list">
      {points.map((total, seat) => {
        const items = claims.filter((claim) => claim.seat === seat).flatMap((claim) => claim.items);
        return (
          <li key={names[seat] + String(seat)} className={winners.includes(seat) ? 'is-winner' : ''}>
            <b>{names[seat]}</b>
            <span className="count-parts num">
              {taken(seat) !== null && <b>{taken(seat)}</b>}
              {items.map(({ name, points: value }) => (
                <span key={name}>
                  {narrator.term(name)} {shown(value)}
                </span>
              ))}
            </span>
            <b className="num count-total">{signed(total)}</b>
          </li>
        );
      })}
    </ol>
  );
}
