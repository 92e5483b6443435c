import { join } from 'node:path';
import { entryOf } from '@madang/engine/internal';
import { type Played, rateOf } from './round.ts';
import { ENGINE_ROWS } from './rows.ts';
import { SAMPLE, takeSample } from './take-sample.ts';

interface AgainstOptions {
  /** The folder of another checkout, with its own `node_modules`. */
  readonly checkout: string;
  /** Pairs of samples for each row. */
  readonly samples: number;
  tell(line: string): void;
}

/** Rounds per CPU-second of both checkouts, measured one directly after the other. */
interface Pair {
  readonly here: number;
  readonly there: number;
}

/** Many short pairs tell more than a few long ones: other programs disturb both samples of a pair alike, or one pair only. */
const PART_OF_ROUNDS = 4;

/** The engine of this checkout and of another, sample by sample in turns; how many times as fast this one is. */
export async function benchAgainst({ checkout, samples, tell }: AgainstOptions): Promise<void> {
  const other = join(checkout, 'bench/sample.ts');
  const pairs = new Map<string, Pair[]>(ENGINE_ROWS.map(({ name }) => [name, []]));
  for (let i = 1; i <= samples; i++) {
    tell(`pair ${i} of ${samples}`);
    for (const { name, rounds } of ENGINE_ROWS) {
      const rate = async (sample: string): Promise<number> =>
        rateOf(await takeSample<Played>(name, i, Math.ceil(rounds / PART_OF_ROUNDS), sample));
      // Each goes first in every second pair.
      const there = i % 2 === 0 ? await rate(other) : null;
      const here = await rate(SAMPLE);
      pairs.get(name)?.push({ here, there: there ?? (await rate(other)) });
    }
  }
  process.stdout.write(againstReport(pairs));
}

export function againstReport(pairs: ReadonlyMap<string, readonly Pair[]>): string {
  const whole = (value: number): string => Math.round(value).toLocaleString('en');
  const lines = Array.from(pairs, ([name, each]) => {
    const best = {
      here: Math.max(...each.map(({ here }) => here)),
      there: Math.max(...each.map(({ there }) => there)),
    };
    const ratios = each.map(({ here, there }) => here / there).toSorted((one, two) => one - two);
    const [lowest, middle, highest] = [0, ratios.length >> 1, ratios.length - 1].map((i) =>
      entryOf(ratios, i).toFixed(2),
    );
    const ofBest = (best.here / best.there).toFixed(2);
    return `| ${name} | ${whole(best.here)} | ${whole(best.there)} | ${ofBest} | ${middle} | ${lowest} to ${highest} |`;
  });
  return [
    '| row | this checkout, the best | the other, the best | ratio of the best | median ratio of the pairs | all pairs |',
    '|---|---:|---:|---:|---:|---:|',
    ...lines,
    '',
  ].join('\n');
}
