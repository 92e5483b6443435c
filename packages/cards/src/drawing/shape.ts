import { INK } from '../ink.ts';
import { brush, curve } from './curve.ts';
import { numbers, polar, short, spots } from './spot.ts';

type Attributes = Readonly<Record<string, string | number>>;

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
}

/** A filled path; without a fill it inherits one. */
export function path(d: string, fill?: string, more: Attributes = {}): string {
  return `<path d="${d}"${write(fill ? { fill, ...more } : more)}/>`;
}

/** A smooth closed silhouette through spots. */
export function blob(text: string, fill?: string, more?: Attributes): string {
  return path(curve(spots(text), true), fill, more);
}

/** A smooth drawn line through spots. */
export function line(text: string, stroke: string, width: number): string {
  return stroked(curve(spots(text), false), stroke, width);
}

/** A stroked path; in the background colour it separates shapes. */
export function stroked(d: string, stroke: string, width = 1): string {
  return path(d, 'none', { stroke, 'stroke-width': width });
}

/** A brush stroke: a bough, a neck, a feather. */
export function bough(text: string, fill: string = INK.umber, more?: Attributes): string {
  return path(brush(text), fill, more);
}

export function disc(x: number, y: number, r: number, fill: string, more: Attributes = {}): string {
  const centre = { ...(x ? { cx: x } : {}), ...(y ? { cy: y } : {}) };
  return `<circle${write({ ...centre, r, fill, ...more })}/>`;
}

/** The same disc at several spots; a third number is a radius of its own. */
export function discs(text: string, radius: number, fill: string): string {
  return path(
    spots(text)
      .map(
        ({ x, y, more: [r = radius] }) =>
          `M${numbers(x - r, y)}a${numbers(r, r, 0, 1, 0, 2 * r, 0)}a${numbers(r, r, 0, 1, 0, -2 * r, 0)}`,
      )
      .join(''),
    fill,
  );
}

/** Straight rays from the middle: each as degrees, inner and outer radius. */
export function rays(list: readonly (readonly [number, number, number])[], stroke: string, width: number): string {
  const ray = ([degrees, inner, outer]: readonly [number, number, number]): string => {
    const [from, to] = [polar(inner, degrees), polar(outer, degrees)];
    return `M${numbers(from.x, from.y)}L${numbers(to.x, to.y)}`;
  };
  return stroked(list.map(ray).join(''), stroke, width);
}

/** A group that shares attributes. */
export function group(attributes: Attributes, ...inner: readonly string[]): string {
  return `<g${write(attributes)}>${inner.join('')}</g>`;
}

/** The transform of a drawing; a negative scale mirrors it. */
export function placed(x: number, y: number, scale = 1, turn = 0): string {
  const size = String(Math.round(Math.abs(scale) * 100) / 100).replace(/^0\./, '.');
  const move = x || y ? `translate(${numbers(x, y)})` : '';
  const rotate = turn ? `rotate(${short(turn)})` : '';
  const resize = scale === 1 ? '' : `scale(${scale < 0 ? `-${size} ${size}` : size})`;
  return move + rotate + resize;
}
