import { path } from '../../drawing/shape.ts';
import { numbers, spots } from '../../drawing/spot.ts';

/** Sword blades, each `x,y,lean,height,width` from its root. */
export function blades(text: string, ink: string): string {
  const blade = (x: number, y: number, lean: number, height: number, width: number): string => {
    const half = width / 2;
    const left = numbers(x - half + lean * 0.15, y - height * 0.6, x + lean, y - height);
    const right = numbers(x + half + lean * 0.35, y - height * 0.5, x + half, y);
    return `M${numbers(x - half, y)}Q${left}Q${right}Z`;
  };
  return path(
    spots(text)
      .map(({ x, y, more: [lean = 0, height = 0, width = 2.4] }) => blade(x, y, lean, height, width))
      .join(''),
    ink,
  );
}
