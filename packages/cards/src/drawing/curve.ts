import { numbers, rounded, type Spot, spot, spots } from './spot.ts';

/** The distance of a control point from its end, as a share of the chord. */
const TENSION = 0.34;

/** A smooth line through spots (Catmull-Rom, scaled by the chord); corners stay sharp. */
export function curve(through: readonly Spot[], closed: boolean): string {
  const count = through.length;
  const at = (index: number): Spot =>
    through[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))];
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
    const end = [to.x - pen.x, to.y - pen.y];
    path += from.corner && to.corner ? `l${numbers(...end)}` : `c${numbers(...leaving, ...arriving, ...end)}`;
    pen.x += rounded(end[0]);
    pen.y += rounded(end[1]);
  }
  return closed ? `${path}Z` : path;
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
    const [dx, dy] = direction(stroke[Math.max(0, index - 1)], stroke[Math.min(stroke.length - 1, index + 1)]);
    const half = more[0] / 2;
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
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    lengths.push(lengths[i - 1] + Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y));
  }
  const whole = lengths[lengths.length - 1];
  return Array.from({ length: count }, (_, i) => {
    const wanted = whole * (from + ((to - from) * i) / Math.max(1, count - 1));
    const end = Math.max(
      1,
      lengths.findIndex((length, at) => length >= wanted || at === lengths.length - 1),
    );
    const [a, b] = [line[end - 1], line[end]];
    const share = (wanted - lengths[end - 1]) / (lengths[end] - lengths[end - 1] || 1);
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
    const [a, b, c, d] = [line[Math.max(0, i - 1)], line[i], line[i + 1], line[Math.min(last, i + 2)]];
    for (let j = 0; j < FINENESS; j++) {
      const t = j / FINENESS;
      fine.push(spot(between(a.x, b.x, c.x, d.x, t), between(a.y, b.y, c.y, d.y, t)));
    }
  }
  return [...fine, line[last]];
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}
