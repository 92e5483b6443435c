import { type Action, type Event, type Round, randomAction } from '@madang/engine/tysiac';
import type { Player } from '../player.ts';

/** Passes or makes the lowest raise, half each (docs/rules/tysiac.md 3). Among all bids it would go to 400. */
export const random: Player<Round, Action, Event> = {
  name: 'random',
  choose: ({ world, seat, random: generator }) => randomAction(world, seat, generator),
};
