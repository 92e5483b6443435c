import { KOREAN } from '../hwatu/deck.ts';
import type { Game, Setup as MatchSetup, Seat } from '../kernel/game.ts';
import { ConfigError } from '../kernel/options.ts';
import { shuffle } from '../kernel/random.ts';
import { type Action, CATALOGUE } from './actions.ts';
import { deal, PACKS } from './deal.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { fallback, legal, refuse } from './legal.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { roundPoints } from './points.ts';
import { read } from './read.ts';
import { restore } from './restore.ts';
import type { Carry, Round } from './round.ts';
import { OPTIONS, type Rules } from './rules.ts';
import { CORE, configureWithin, GOSTOP_RULESETS, MATGO_RULESETS, type Rulesets } from './rulesets.ts';
import type { Snapshot } from './snapshot.ts';
import { step } from './turn.ts';

export type GostopGame = Game<Round, Action, Event, Rules, Carry, Snapshot>;

/** 고스톱 for three. */
export const gostop: GostopGame = gameOf('gostop', 3, GOSTOP_RULESETS);
/** 맞고, for two: by the house rules, or by the core rules under the name of that ruleset. */
export const matgo: GostopGame = gameOf('matgo', 2, MATGO_RULESETS);

function gameOf(id: 'gostop' | 'matgo', seats: number, rulesets: Rulesets): GostopGame {
  return {
    id,
    seats: [seats],
    rulesets,
    since: { revision: '0.2.0' },
    options: OPTIONS,
    cardIds: KOREAN.ids,
    cardFields: ['cardId', 'fromTableCardId', 'card', 'cards', 'onto', 'options'],
    configure: (options) => configureWithin(rulesets, options),
    pack: (rules) => PACKS[rules.bonusCards],
    actions: () => CATALOGUE,
    opening,
    deal,
    restore,
    fromView,
    actors: (round) => (round.stage === 'finished' ? NOBODY : ALONE[round.asked]),
    chance: () => null,
    legal,
    refuse,
    read: (round, _seat, json) => read(round, json),
    step,
    fallback: (round) => fallback(round),
    outcome: outcomeOf,
    points: roundPoints,
    carry: carryOf,
  };
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2]];
const NOON = 12;

function opening({ rules, seats, inputs, random }: MatchSetup<Rules>): Carry {
  const lots = Array.from({ length: seats }, (_, seat) => seat);
  shuffle(lots, random);
  return {
    gameId: rules.ruleset === CORE ? 'gostop' : 'matgo',
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
