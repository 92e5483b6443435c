import { KOREAN } from '../hwatu/deck.ts';
import type { Game, Setup as MatchSetup } from '../kernel/game.ts';
import { ConfigError } from '../kernel/options.ts';
import { shuffle } from '../kernel/random.ts';
import { type Action, CARD_FIELDS, CATALOGUE } from './actions.ts';
import { deal, PACKS } from './deal.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { actors, fallback, legal } from './legal.ts';
import { LOG } from './log.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { roundPoints } from './points.ts';
import { read } from './read.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import type { Carry, Round } from './round.ts';
import { OPTIONS, type Rules } from './rules.ts';
import { CORE, configureWithin, GOSTOP_RULESETS, MATGO_RULESETS, type Rulesets } from './rulesets.ts';
import type { Snapshot } from './snapshot.ts';
import { step } from './step.ts';

export type GostopGame = Game<Round, Action, Event, Rules, Carry, Snapshot>;

/** 고스톱 for three. */
export const gostop: GostopGame = gameOf('gostop', 3, GOSTOP_RULESETS);
/** 맞고, for two: by the house rules, or by the core rules under the name of that ruleset. */
export const matgo: GostopGame = gameOf('matgo', 2, MATGO_RULESETS);

function gameOf(id: string, seats: number, rulesets: Rulesets): GostopGame {
  return {
    id,
    seats: [seats],
    rulesets,
    since: { revision: '0.2.0' },
    options: OPTIONS,
    cardIds: KOREAN.ids,
    cardFields: CARD_FIELDS,
    configure: (options) => configureWithin(rulesets, options),
    pack: (rules) => PACKS[rules.bonusCards],
    actions: () => CATALOGUE,
    opening,
    deal,
    restore,
    fromView,
    actors,
    chance: () => null,
    legal,
    refuse,
    read,
    step,
    fallback,
    outcome: outcomeOf,
    points: roundPoints,
    carry: carryOf,
    log: LOG,
  };
}

const NOON = 12;

function opening({ rules, seats, inputs, random }: MatchSetup<Rules>): Carry {
  const lots = Array.from({ length: seats }, (_, seat) => seat);
  shuffle(lots, random);
  return {
    gameId: rules.ruleset === CORE ? gostop.id : matgo.id,
    rulesetVersion: rules.ruleset,
    scores: lots.map(() => (rules.gold ? rules.startGold : 0)),
    starter: lots[0],
    lots,
    hour: hourOf(inputs.hour),
    multiplier: 1,
    actions: 0,
    result: null,
  };
}

/** The hour of the day is a recorded input; without one it is noon. */
function hourOf(hour: unknown): number {
  if (hour === undefined) return NOON;
  if (typeof hour === 'number' && Number.isInteger(hour) && hour >= 0 && hour < 24) return hour;
  throw new ConfigError('hour', `expected a whole number from 0 to 23, not ${JSON.stringify(hour)}`);
}
