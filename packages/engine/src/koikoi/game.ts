import { JAPANESE } from '../hwatu/deck.ts';
import type { Game } from '../kernel/game.ts';
import { type Action, CATALOGUE } from './actions.ts';
import { deal, PACK } from './deal.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { actors, fallback, legal } from './legal.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { read } from './read.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import type { Carry, Round } from './round.ts';
import { configure, OPTIONS, RULESETS, type Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';
import { step } from './step.ts';

export const koikoi: Game<Round, Action, Event, Rules, Carry, Snapshot> = {
  id: 'koikoi',
  seats: [2],
  rulesets: RULESETS,
  options: OPTIONS,
  cardIds: JAPANESE.ids,
  cardFields: ['card', 'target', 'captured', 'options'],
  configure,
  pack: () => PACK,
  actions: () => CATALOGUE,
  opening: ({ random }) => ({ scores: [0, 0], dealer: random.below(2), result: null }),
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
  carry: carryOf,
};
