import { useWords } from '../../app/words.ts';
import { flowerWords } from './words.ts';

/** A player's score so far. */
export function Score({ points, unit }: { readonly points: number; readonly unit?: string }) {
  const words = useWords(flowerWords);
  return (
    <p className="match-score">
      <b className="num">{grouped(points)}</b> <small>{unit ?? words.pointsWord}</small>
    </p>
  );
}

/** `1,000,000`. A slow phone takes a tenth of a second to load the number formats of `toLocaleString`. */
function grouped(points: number): string {
  return String(points).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
