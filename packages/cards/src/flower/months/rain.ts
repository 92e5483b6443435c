import { stroked } from '../../drawing/shape.ts';
import { numbers, spots } from '../../drawing/spot.ts';

/** Slanting rain: each drop `x,y,length`. */
export function rain(text: string, ink: string, width: number): string {
  const drops = spots(text).map(
    ({ x, y, more: [length = 0] }) => `M${numbers(x, y)}l${numbers(-length * 0.32, length)}`,
  );
  return stroked(drops.join(''), ink, width);
}
