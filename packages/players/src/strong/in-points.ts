import type { Action, AnyState, Seat } from '@madang/engine';
import type { Learning } from '../game-players.ts';
import type { Considered } from '../player.ts';
import type { Tried } from '../search/search.ts';

/** What a search found of an action, in the units of the game's points. */
export function inPoints(tried: Tried, learning: Learning, world: AnyState, seat: Seat): Considered<Action> {
  const { action, value, error } = tried;
  const points = learning.points(value, world, seat);
  return { action, of: 'round', value: points, error: learning.points(value + error, world, seat) - points };
}
