import { configure as configureWith, flag, integer, type OptionsOf, oneOf } from '../kernel/options.ts';

export interface Rules {
  readonly ruleset: string;
  /** A failed match costs: one unseen card is added to the hand (docs/rules/check.md 4). */
  readonly misfirePenalty: boolean;
  /** How many rounds a match has. */
  readonly rounds: number;
  /** How a series is scored: rounds won (the most wins), or points of the hands (the fewest wins). */
  readonly count: 'wins' | 'points';
  readonly direction: 'clockwise' | 'counterclockwise';
  /** How often the discard pile may become the draw pile again in a round. */
  readonly maxReshuffles: number;
  /** After this many turns the round is scored: without a limit, players could take from the discard pile endlessly. */
  readonly maxTurns: number;
}

const SEED: Rules = Object.freeze({
  ruleset: 'seed',
  misfirePenalty: false,
  rounds: 1,
  count: 'wins',
  direction: 'clockwise',
  maxReshuffles: 1,
  maxTurns: 500,
});

export const RULESETS: Readonly<Record<string, Rules>> = Object.freeze({
  seed: SEED,
  strict: Object.freeze({ ...SEED, ruleset: 'strict', misfirePenalty: true }),
});

export const OPTIONS: OptionsOf<Rules> = {
  misfirePenalty: flag,
  rounds: integer(1, 99),
  count: oneOf('wins', 'points'),
  direction: oneOf('clockwise', 'counterclockwise'),
  maxReshuffles: integer(0, 9),
  maxTurns: integer(1, 500),
};

export function configure(options?: unknown): Rules {
  return configureWith(RULESETS, OPTIONS, options);
}

/** The cards a hand is dealt, in its 2×2 grid. */
export const DEALT = 4;
/** The largest hand that penalties can make; its owner may not match. */
export const FULL_HAND = 8;

/** The number of slots of a hand: only penalties make it grow. */
export function slotsOf(rules: Rules): number {
  return rules.misfirePenalty ? FULL_HAND : DEALT;
}

/** The seat `steps` places further in the direction of play. */
export function seatAfter(rules: Rules, seats: number, seat: number, steps = 1): number {
  return (seat + (rules.direction === 'clockwise' ? steps : seats - steps)) % seats;
}
