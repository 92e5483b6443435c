/** A mean with its 95 % interval, and the number of values behind it. A single value has no interval. */
export interface Estimate {
  readonly n: number;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The number of values, their sum, the sum of their squares. */
type Sums = readonly [count: number, sum: number, squares: number];
export type Entries = Readonly<Record<string, Sums>>;

const Z = 1.96;

/** The sums of a series of values. */
export class Series {
  count = 0;
  sum = 0;
  squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }
}

/** Named series of values. Only their sums are kept, so the series of several workers add up. */
export class Estimates {
  private readonly all = new Map<string, Series>();

  /** The series with this name. Hot code keeps it instead of looking it up for each value. */
  series(name: string): Series {
    const known = this.all.get(name);
    if (known) return known;
    const series = new Series();
    this.all.set(name, series);
    return series;
  }

  note(name: string, value: number): void {
    this.series(name).add(value);
  }

  /** 1 for true, 0 for false. */
  noteWhether(name: string, isTrue: boolean): void {
    this.note(name, isTrue ? 1 : 0);
  }

  add(entries: Entries): void {
    for (const [name, [count, sum, squares]] of Object.entries(entries)) {
      const series = this.series(name);
      series.count += count;
      series.sum += sum;
      series.squares += squares;
    }
  }

  entries(): Entries {
    return Object.fromEntries([...this.all].map(([name, { count, sum, squares }]) => [name, [count, sum, squares]]));
  }

  /** The names that start with this prefix, without it, sorted. Series without a value are left out. */
  namesUnder(prefix: string): readonly string[] {
    const names = [...this.all].filter(([name, { count }]) => count > 0 && name.startsWith(prefix));
    return names.map(([name]) => name.slice(prefix.length)).sort();
  }

  count(name: string): number {
    return this.all.get(name)?.count ?? 0;
  }

  sum(name: string): number {
    return this.all.get(name)?.sum ?? 0;
  }

  /** The mean of all values; null without values. */
  mean(name: string): Estimate | null {
    return this.meanOf(name, this.count(name));
  }

  /** The mean over `of` cases, where only the cases with a value other than 0 were noted. */
  rate(name: string, of: number): Estimate | null {
    const mean = this.meanOf(name, of);
    return mean && mean.low !== null && mean.low < 0 ? { ...mean, low: 0 } : mean;
  }

  /** The share of ones among values that are 0 or 1; null without values. */
  share(name: string): Estimate | null {
    return shareOf(this.sum(name), this.count(name));
  }

  private meanOf(name: string, n: number): Estimate | null {
    if (n === 0) return null;
    const { sum, squares } = this.all.get(name) ?? new Series();
    const mean = sum / n;
    if (n === 1) return { n, mean, low: null, high: null };
    const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
    const half = Z * Math.sqrt(variance / n);
    return { n, mean, low: mean - half, high: mean + half };
  }
}

/** A share with Wilson's interval, which is also right near 0 and 1. */
export function shareOf(part: number, of: number): Estimate | null {
  if (of === 0) return null;
  const mean = part / of;
  const spread = Z * Math.sqrt((mean * (1 - mean)) / of + (Z * Z) / (4 * of * of));
  const middle = mean + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return { n: of, mean, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

export function isEstimate(value: unknown): value is Estimate {
  return typeof value === 'object' && value !== null && 'n' in value && 'mean' in value;
}
