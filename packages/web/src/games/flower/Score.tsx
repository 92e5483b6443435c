import { shown } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import { flowerWords } from './words.ts';

/** A player's score so far. */
export function Score({ points, unit }: { readonly points: number; readonly unit?: string }) {
  const words = useWords(flowerWords);
  return (
    <p className="match-score">
      <b className="num">{shown(points)}</b> <small>{unit ?? words.pointsWord}</small>
    </p>
  );
}
