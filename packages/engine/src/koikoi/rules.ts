import { configure as configureWith, flag, integer, type OptionsOf, oneOf } from '../kernel/options.ts';

/** The names are those of the wire, so that a ruleset is sent as it is (docs/protocol.md 15). */
export interface Rules {
  readonly ruleset: string;
  readonly total_rounds: number;
  /** The factor of the winner's points when the loser had called koi-koi. */
  readonly koi_koi_multiplier: number;
  readonly seven_point_double: boolean;
  /** Instead of `koi_koi_multiplier`: every call of either player adds 1 to the factor of the final points. */
  readonly each_call_adds: boolean;
  readonly gokou: number;
  readonly shikou: number;
  readonly ameshikou: number;
  readonly sankou: number;
  /** Points of a viewing yaku (the cup with the moon, the cup with the curtain); 0: no viewing yaku. */
  readonly viewing_yaku: number;
  /** Its points for a player without another kind of yaku, if that is less; 0: the same. */
  readonly viewing_yaku_alone: number;
  readonly cup_counts_as_kasu: boolean;
  /** Hands exhausted after koi-koi: the last caller gets the points it had. */
  readonly exhausted_after_koi: boolean;
  /** What the dealer gets when the hands are exhausted and nobody has a yaku. */
  readonly dealer_privilege: number;
  /** The dealer's privilege also when somebody had called koi-koi. */
  readonly dealer_privilege_after_koi: boolean;
  readonly draw_dealer: 'keep' | 'alternate';
}

const SEED: Rules = Object.freeze({
  ruleset: 'seed',
  total_rounds: 12,
  koi_koi_multiplier: 2,
  seven_point_double: true,
  each_call_adds: false,
  gokou: 15,
  shikou: 10,
  ameshikou: 8,
  sankou: 6,
  viewing_yaku: 0,
  viewing_yaku_alone: 0,
  cup_counts_as_kasu: false,
  exhausted_after_koi: false,
  dealer_privilege: 0,
  dealer_privilege_after_koi: false,
  draw_dealer: 'keep',
});

export const RULESETS: Readonly<Record<string, Rules>> = Object.freeze({
  seed: SEED,
  nintendo: Object.freeze({
    ...SEED,
    ruleset: 'nintendo',
    gokou: 10,
    shikou: 8,
    ameshikou: 7,
    sankou: 5,
    viewing_yaku: 5,
  }),
  koikoi_japan: Object.freeze({
    ...SEED,
    ruleset: 'koikoi_japan',
    seven_point_double: false,
    each_call_adds: true,
    viewing_yaku: 3,
    viewing_yaku_alone: 1,
    dealer_privilege: 1,
    dealer_privilege_after_koi: true,
  }),
});

export const OPTIONS: OptionsOf<Rules> = {
  total_rounds: integer(1, 99),
  koi_koi_multiplier: integer(1, 9),
  seven_point_double: flag,
  each_call_adds: flag,
  gokou: integer(1, 99),
  shikou: integer(1, 99),
  ameshikou: integer(1, 99),
  sankou: integer(1, 99),
  viewing_yaku: integer(0, 99),
  viewing_yaku_alone: integer(0, 99),
  cup_counts_as_kasu: flag,
  exhausted_after_koi: flag,
  dealer_privilege: integer(0, 99),
  dealer_privilege_after_koi: flag,
  draw_dealer: oneOf('keep', 'alternate'),
};

export function configure(options?: unknown): Rules {
  return configureWith(RULESETS, OPTIONS, options);
}
