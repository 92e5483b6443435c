/** An estimate and its standard error. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

export const NOTHING: Measured = { value: 0, error: 0 };

/** What is known exactly. */
export function exactly(value: number): Measured {
  return { value, error: 0 };
}

/** Of estimates that do not depend on each other. */
export function sumOf(parts: readonly Measured[]): Measured {
  return parts.reduce(
    (sum, part) => ({ value: sum.value + part.value, error: Math.hypot(sum.error, part.error) }),
    NOTHING,
  );
}

export function difference(one: Measured, other: Measured): Measured {
  return { value: one.value - other.value, error: Math.hypot(one.error, other.error) };
}

export function times({ value, error }: Measured, factor: number): Measured {
  return { value: value * factor, error: error * Math.abs(factor) };
}

/** The mean of samples. One sample alone has no error that could be told. */
export function meanOf(samples: readonly number[]): Measured {
  const count = samples.length;
  if (count === 0) return NOTHING;
  const value = samples.reduce((sum, sample) => sum + sample, 0) / count;
  if (count === 1) return exactly(value);
  const squares = samples.reduce((sum, sample) => sum + (sample - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / (count - 1) / count) };
}
