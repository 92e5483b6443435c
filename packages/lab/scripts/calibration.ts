import type { RoundLine } from './round-line.ts';

/** Positions that were expected to bring about the same, and what they brought. */
interface CalibrationBin {
  readonly expected: number;
  readonly result: number;
  /** The standard error of the result, with one sample for each round in the bin. */
  readonly error: number;
}

const BINS = 6;

/** Positions of the first seat by what they were worth, in bins with equally many. */
export function calibrationOf(rounds: readonly RoundLine[]): readonly CalibrationBin[] {
  const positions = rounds
    .flatMap(({ worths, accounts, record }) =>
      worths.slice(0, -1).map((expected) => ({ expected, result: accounts[0].result, record })),
    )
    .sort((a, b) => a.expected - b.expected);
  return Array.from({ length: BINS }, (_, bin) => {
    const from = Math.floor((bin * positions.length) / BINS);
    const inBin = positions.slice(from, Math.floor(((bin + 1) * positions.length) / BINS));
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const result = mean(inBin.map((position) => position.result));
    const samples = new Set(inBin.map(({ record }) => record)).size;
    const variance = mean(inBin.map((position) => (position.result - result) ** 2));
    return { expected: mean(inBin.map(({ expected }) => expected)), result, error: Math.sqrt(variance / samples) };
  });
}

const SIZE = 200;
const GAP = 46;

/** One panel for each game: expected results to the right, real ones upwards. On the diagonal both are the same. */
export function calibrationSvg(
  games: readonly { readonly game: string; readonly bins: readonly CalibrationBin[] }[],
): string {
  const panels = games.map(({ game, bins }, i) => {
    const values = bins.flatMap(({ expected, result, error }) => [
      expected,
      result - 1.96 * error,
      result + 1.96 * error,
    ]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const at = (value: number): number => (SIZE * (value - low)) / (high - low);
    const marks = bins.map(({ expected, result, error }) => {
      const [x, y, bar] = [at(expected), SIZE - at(result), (SIZE * 1.96 * error) / (high - low)].map((each) =>
        each.toFixed(1),
      );
      return `<path d="M${x} ${Number(y) - Number(bar)}v${2 * Number(bar)}" stroke="#24457a" stroke-width="2" opacity=".5"/><circle cx="${x}" cy="${y}" r="4" fill="#24457a"/>`;
    });
    return `<g transform="translate(${GAP + i * (SIZE + GAP)} 34)"><text x="0" y="-12" font-weight="700">${game}</text><rect width="${SIZE}" height="${SIZE}" fill="none" stroke="#8a7f70"/><path d="M0 ${SIZE}L${SIZE} 0" stroke="#9e2a18" stroke-dasharray="5 4"/>${marks.join('')}<text x="0" y="${SIZE + 18}">${low.toPrecision(2)}</text><text x="${SIZE}" y="${SIZE + 18}" text-anchor="end">${high.toPrecision(2)}</text></g>`;
  });
  const width = GAP + games.length * (SIZE + GAP);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIZE + 70}" font-family="sans-serif" font-size="13" fill="#544b40" role="img" aria-label="Expected results against real ones, for each game"><rect width="${width}" height="${SIZE + 70}" fill="#fbf7ee"/>${panels.join('')}</svg>\n`;
}
