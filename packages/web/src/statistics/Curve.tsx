import './curve.css';

const WIDTH = 240;
const HEIGHT = 60;
const MARGIN = 4;

interface CurveProps {
  readonly values: readonly number[];
  readonly label: string;
  /** A value as text. */
  readonly write: (value: number) => string;
}

/** A line through the values, with the zero line, the highest and the lowest value. */
export function Curve({ values, label, write }: CurveProps) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const x = (i: number): number => MARGIN + (i * (WIDTH - 2 * MARGIN)) / Math.max(1, values.length - 1);
  const y = (value: number): number => HEIGHT - MARGIN - ((value - low) * (HEIGHT - 2 * MARGIN)) / (high - low || 1);
  return (
    <figure className="curve">
      <figcaption>{label}</figcaption>
      <p className="curve-range num">
        <span>{write(high)}</span>
        <span>{write(low)}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(0)} y2={y(0)} />
        <polyline points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      </svg>
    </figure>
  );
}
