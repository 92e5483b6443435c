import type { CreateTable } from '@madang/protocol';

type Rules = NonNullable<CreateTable['rules']>;

/** Options of each game with which a match is over soon. */
export const SHORT_RULES: Readonly<Record<string, Rules>> = {
  koikoi: { total_rounds: 2 },
  gostop: { rounds: 2 },
  matgo: { rounds: 2 },
  tysiac: { maxHands: 2 },
  check: { maxTurns: 20 },
};

/** Options of each game with which a match has two short rounds. */
export const TWO_ROUNDS: Readonly<Record<string, Rules>> = {
  ...SHORT_RULES,
  check: { rounds: 2, maxTurns: 8 },
};
