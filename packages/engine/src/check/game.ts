import type { Game } from '../kernel/game.ts';
import { type Action, catalogueOf } from './actions.ts';
import { CARD_IDS, PACK } from './cards.ts';
import { deal } from './deal.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { actors, chance, fallback, legal } from './legal.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { roundPoints } from './points.ts';
import { inSteps, read } from './read.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import type { Carry, Round } from './round.ts';
import { configure, OPTIONS, RULESETS, type Rules, slotsOf } from './rules.ts';
import type { Snapshot } from './snapshot.ts';
import { step } from './step.ts';

export const check: Game<Round, Action, Event, Rules, Carry, Snapshot> = {
  id: 'check',
  seats: [4, 2, 3, 5, 6],
  rulesets: RULESETS,
  options: OPTIONS,
  cardIds: CARD_IDS,
  cardFields: ['card', 'cards', 'discarded', 'order'],
  configure,
  pack: () => PACK,
  actions: (rules, seats) => catalogueOf(seats, slotsOf(rules)).actions,
  opening: ({ seats }) => ({ scores: new Array<number>(seats).fill(0), starter: 0, result: null }),
  deal,
  restore,
  fromView,
  actors,
  chance,
  legal,
  refuse,
  read,
  inSteps,
  step,
  fallback,
  outcome: outcomeOf,
  points: roundPoints,
  carry: carryOf,
};
