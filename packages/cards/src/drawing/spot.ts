/**
 * A place in a picture, as text: `12,40` is a point, `12,40!` a sharp corner. Further numbers depend on the drawing:
 * the width of a brush, the scale and rotation of a stamp.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly more: readonly number[];
  readonly corner: boolean;
}

/** A list of spots: `12,40 30,8! 44,20`. */
export function spots(text: string): readonly Spot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = Number.NaN, y = Number.NaN, ...more] = word.replace('!', '').split(',').map(Number);
      return { x, y, more, corner: word.endsWith('!') };
    });
}

export function spot(x: number, y: number, corner = false): Spot {
  return { x, y, more: [], corner };
}

/** At a distance from a centre; degrees, clockwise from the right. */
export function polar(radius: number, degrees: number, cx = 0, cy = 0): Spot {
  const angle = (degrees * Math.PI) / 180;
  return spot(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
}

/** To a tenth of a unit, which is not visible. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number in as few characters as a tenth of a unit allows. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  const [whole, tenth] = [Math.floor(size / 10), size % 10];
  const written = tenth === 0 ? `${whole}` : `${whole || ''}.${tenth}`;
  return tenths < 0 ? `-${written}` : written;
}

/** Numbers of a path, without unnecessary spaces. */
export function numbers(...values: readonly number[]): string {
  let text = '';
  let hasPoint = true;
  for (const value of values) {
    const number = short(value);
    const isApart = text === '' || number.startsWith('-') || (hasPoint && number.startsWith('.'));
    text += isApart ? number : ` ${number}`;
    hasPoint = number.includes('.');
  }
  return text;
}
