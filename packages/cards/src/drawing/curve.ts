import { numbers, rounded, type Spot, spot, spots } from './spot.ts';

/** The distance of a control point from its end, as a share of the chord. */
const TENSION = 0.34;

/** A smooth line through spots (Catmull-Rom, scaled by the chord); corners stay sharp. */
export function curve(through: readonly Spot[], closed: boolean): string {
  const count = through.length;
  const at = (index: number): Spot => spotAt(through, closed ? (index + count) % count : index);
  const tangent = (index: number): readonly [number, number] =>
    at(index).corner ? [0, 0] : direction(at(index - 1), at(index + 1));

  let path = `M${numbers(at(0).x, at(0).y)}`;
  // Relative to the rounded position, so that rounding errors do not add up.
  const pen = { x: rounded(at(0).x), y: rounded(at(0).y) };
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * TENSION;
    const [outX, outY] = tangent(index);
    const [inX, inY] = tangent(index + 1);
    const leaving = [from.x + outX * reach - pen.x, from.y + outY * reach - pen.y];
    const arriving = [to.x - inX * reach - pen.x, to.y - inY * reach - pen.y];
    const [right, down] = [to.x - pen.x, to.y - pen.y];
    path += from.corner && to.corner ? `l${numbers(right, down)}` : `c${numbers(...leaving, ...arriving, right, down)}`;
    pen.x += rounded(right);
    pen.y += rounded(down);
  }
  return closed ? `${path}Z` : path;
}

/** A spot of a line; its first before the beginning, its last after the end. */
function spotAt(line: readonly Spot[], index: number): Spot {
  const found = line[Math.max(0, Math.min(line.length - 1, index))];
  if (!found) throw new Error('a line without spots');
  return found;
}

function direction(from: Spot, to: Spot): readonly [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** The outline of a brush stroke; the third number of each spot is the brush's width there. */
export function brush(text: string): string {
  const stroke = spots(text);
  const left: Spot[] = [];
  const right: Spot[] = [];
  for (const [index, { x, y, more }] of stroke.entries()) {
    const [dx, dy] = direction(spotAt(stroke, index - 1), spotAt(stroke, index + 1));
    const [width = 0] = more;
    const half = width / 2;
    const end = index === 0 || index === stroke.length - 1;
    left.push(spot(x - dy * half, y + dx * half, end));
    right.unshift(spot(x + dy * half, y - dx * half, end));
  }
  return curve([...left, ...right], true);
}

/** A point on a line and where the line is heading, in degrees. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

const FINENESS = 16;

/** Evenly spaced steps along a smooth line, from one share of its length to another. */
export function along(text: string, count: number, from = 0, to = 1): readonly Step[] {
  const line = finely(spots(text));
  let whole = 0;
  const pieces = line.slice(1).map((b, i) => {
    const a = spotAt(line, i);
    const start = whole;
    whole += Math.hypot(b.x - a.x, b.y - a.y);
    return { a, b, start, end: whole };
  });
  return Array.from({ length: count }, (_, i) => {
    const wanted = whole * (from + ((to - from) * i) / Math.max(1, count - 1));
    const piece = pieces.find(({ end }) => end >= wanted) ?? pieces.at(-1);
    if (!piece) throw new Error('a line of one spot leads nowhere');
    const { a, b, start, end } = piece;
    const share = (wanted - start) / (end - start || 1);
    return {
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share,
      heading: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    };
  });
}

function finely(line: readonly Spot[]): readonly Spot[] {
  const last = line.length - 1;
  const fine: Spot[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [spotAt(line, i - 1), spotAt(line, i), spotAt(line, i + 1), spotAt(line, i + 2)];
    for (let j = 0; j < FINENESS; j++) {
      const t = j / FINENESS;
      fine.push(spot(between(a.x, b.x, c.x, d.x, t), between(a.y, b.y, c.y, d.y, t)));
    }
  }
  return [...fine, spotAt(line, last)];
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}
