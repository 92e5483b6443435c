import type { Played } from './round.ts';

/** The samples of a row. */
export interface Measured {
  readonly name: string;
  /** Rounds per CPU-second: the median of the samples, and the best. */
  readonly middle: number;
  readonly roundsPerSecond: number;
  readonly actionsPerSecond: number;
}

/**
 * Ratios are of the best samples: other programs on the machine slow a sample down, and nothing speeds one up. Medians
 * depend on how busy the machine was when each row was measured, and differ by a third and more.
 */
export function measuredBy(name: string, samples: readonly Played[]): Measured {
  const rates = (of: 'rounds' | 'actions'): readonly number[] =>
    samples.map((sample) => sample[of] / sample.cpuSeconds).toSorted((one, two) => one - two);
  const rounds = rates('rounds');
  return {
    name,
    middle: rounds[rounds.length >> 1] ?? Number.NaN,
    roundsPerSecond: rounds.at(-1) ?? Number.NaN,
    actionsPerSecond: rates('actions').at(-1) ?? Number.NaN,
  };
}
