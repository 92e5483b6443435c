/** The number of self-play games at each stage of training (docs/rules/matgo.md 63, 68). A game is a whole match. */
interface Stage {
  readonly games: number;
  readonly purpose: string;
}

export const STAGES: readonly Stage[] = [
  { games: 10_000, purpose: 'check the logic: rules, void deals, logs' },
  { games: 500_000, purpose: 'first policy and value' },
  { games: 1_000_000, purpose: 'self-play of the first model' },
  { games: 5_000_000, purpose: 'steady rates of wins and points' },
  { games: 20_000_000, purpose: 'long biases: who begins, rare events' },
];

/** The evaluation set: always the same deals, never used for training. */
export const EVALUATION = { seed: 'evaluation', games: 100_000 } as const;
