const WIDTH = 240;
const HEIGHT = 60;
const MARGIN = 4;

/** A line through the values, with the zero line. */
export function Curve({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const x = (i: number): number => MARGIN + (i * (WIDTH - 2 * MARGIN)) / Math.max(1, values.length - 1);
  const y = (value: number): number => HEIGHT - MARGIN - ((value - low) * (HEIGHT - 2 * MARGIN)) / (high - low || 1);
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(0)} y2={y(0)} />
      <polyline points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
    </svg>
  );
}
