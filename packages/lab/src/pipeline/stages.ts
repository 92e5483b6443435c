import { readFileSync } from 'node:fs';

/** The number of self-play rounds (판) at each stage of training (docs/rules/matgo.md 63, 68). */
interface Stage {
  readonly rounds: number;
  readonly purpose: string;
}

export const STAGES: readonly Stage[] = [
  { rounds: 10_000, purpose: 'check the logic: rules, void deals, logs' },
  { rounds: 500_000, purpose: 'first policy and value' },
  { rounds: 1_000_000, purpose: 'self-play of the first model' },
  { rounds: 5_000_000, purpose: 'steady rates of wins and points' },
  { rounds: 10_000_000, purpose: 'the same, for rarer events' },
  { rounds: 20_000_000, purpose: 'long biases: who begins, rare events' },
];

/**
 * The evaluation set: always the same rounds, never used for training. Deal n has the seed `evaluation/n` and is played
 * from every seat. A set of other deals would be another version in the file.
 */
interface EvaluationSet {
  readonly version: number;
  readonly seed: string;
  readonly rounds: number;
}

export const EVALUATION: EvaluationSet = JSON.parse(
  readFileSync(new URL('./evaluation-set.json', import.meta.url), 'utf8'),
);
