import { type Action, type Event, type Round, randomAction } from '@madang/engine/tysiac';
import type { Player } from '../player.ts';

/** The ruling's random player: passes or makes the lowest raise, half each. Among all bids it would go to 400. */
export const random: Player<Round, Action, Event> = {
  name: 'random',
  choose: ({ world, seat, random: generator }) => randomAction(world, seat, generator),
};
