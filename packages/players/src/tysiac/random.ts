import { type Action, type Event, type Round, randomAction } from '@madang/engine/tysiac';
import type { Player } from '../player.ts';

/**
 * Passes or makes the lowest raise with equal chance (docs/rules/tysiac.md 3). With uniform bids auctions would go to
 * 400.
 */
export const random: Player<Round, Action, Event> = {
  name: 'random',
  choose: ({ world, seat, random: generator }) => randomAction(world, seat, generator),
};
