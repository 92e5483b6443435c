/** A mean with its 95 % interval, and how many values it is of. One value has no interval. */
export interface Estimate {
  readonly n: number;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** How many values, their sum, the sum of their squares. */
type Sums = readonly [count: number, sum: number, squares: number];
export type Entries = Readonly<Record<string, Sums>>;

const Z = 1.96;

/** Values under names, of which only sums are kept: workers keep one each, and they add up. */
export class Estimates {
  private readonly sums = new Map<string, [number, number, number]>();

  /** One value, or the same value several times. */
  note(name: string, value: number, times = 1): void {
    if (times === 0) return;
    const entry = this.entry(name);
    entry[0] += times;
    entry[1] += times * value;
    entry[2] += times * value * value;
  }

  /** Whether something was so, this once. */
  noteWhether(name: string, isSo: boolean): void {
    this.note(name, isSo ? 1 : 0);
  }

  add(entries: Entries): void {
    for (const [name, [count, sum, squares]] of Object.entries(entries)) {
      const entry = this.entry(name);
      entry[0] += count;
      entry[1] += sum;
      entry[2] += squares;
    }
  }

  entries(): Entries {
    return Object.fromEntries(this.sums);
  }

  /** The names that begin so, without that beginning, sorted. */
  namesUnder(beginning: string): readonly string[] {
    const names = [...this.sums.keys()].filter((name) => name.startsWith(beginning));
    return names.map((name) => name.slice(beginning.length)).sort();
  }

  count(name: string): number {
    return this.sums.get(name)?.[0] ?? 0;
  }

  sum(name: string): number {
    return this.sums.get(name)?.[1] ?? 0;
  }

  /** The mean of all values; null without any. */
  mean(name: string): Estimate | null {
    return this.meanOf(name, this.count(name));
  }

  /** How often something happens, where it was noted only when it did: in `of` cases all in all. */
  rate(name: string, of: number): Estimate | null {
    const mean = this.meanOf(name, of);
    return mean && mean.low !== null && mean.low < 0 ? { ...mean, low: 0 } : mean;
  }

  /** Of values that are 0 or 1, how many are 1 (Wilson's interval, which is right near 0 and 1 too); null without any. */
  share(name: string): Estimate | null {
    return shareOf(this.sum(name), this.count(name));
  }

  private meanOf(name: string, n: number): Estimate | null {
    if (n === 0) return null;
    const [, sum, squares] = this.sums.get(name) ?? [0, 0, 0];
    const mean = sum / n;
    if (n === 1) return { n, mean, low: null, high: null };
    const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
    const half = Z * Math.sqrt(variance / n);
    return { n, mean, low: mean - half, high: mean + half };
  }

  private entry(name: string): [number, number, number] {
    const known = this.sums.get(name);
    if (known) return known;
    const entry: [number, number, number] = [0, 0, 0];
    this.sums.set(name, entry);
    return entry;
  }
}

export function shareOf(part: number, of: number): Estimate | null {
  if (of === 0) return null;
  const mean = part / of;
  const spread = Z * Math.sqrt((mean * (1 - mean)) / of + (Z * Z) / (4 * of * of));
  const middle = mean + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return { n: of, mean, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
