/** Where Adam stands: the decays to the power of the steps so far. By multiplication: `**` differs between browsers. */
export interface AdamPace {
  readonly meanDecay: number;
  readonly spreadDecay: number;
}

const MEAN_DECAY = 0.9;
const SPREAD_DECAY = 0.999;
const TINY = 1e-8;
const FADED = 1e-30;

export const FIRST_PACE: AdamPace = { meanDecay: 1, spreadDecay: 1 };

export function nextPace({ meanDecay, spreadDecay }: AdamPace): AdamPace {
  return { meanDecay: meanDecay * MEAN_DECAY, spreadDecay: spreadDecay * SPREAD_DECAY };
}

/** The numbers of one step (Kingma and Ba 2015), in the order in which the kernel wants them: see assembly/adam.ts. */
export function adamNumbers({ meanDecay, spreadDecay }: AdamPace, rate: number, rows: number): readonly number[] {
  return [
    ...[1 / rows, rate / (1 - meanDecay), 1 / (1 - spreadDecay)],
    ...[MEAN_DECAY, 1 - MEAN_DECAY, SPREAD_DECAY, 1 - SPREAD_DECAY, TINY, FADED],
  ];
}
