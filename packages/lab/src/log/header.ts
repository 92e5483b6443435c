import { ENGINE_VERSION, type Json, Match, seedFrom } from '@madang/engine';
import { gameOf } from '../games.ts';
import type { Simulation } from '../simulate.ts';
import { COMPACT_FORMAT } from './compact.ts';
import { DELTA_FORMAT, placeNames } from './delta.ts';
import type { LogMode } from './log.ts';

/** The first line of a log: all that its games follow from, and in a delta log the names of the places. */
export function headerOf(simulation: Simulation, mode: LogMode): Readonly<Record<string, Json>> {
  const game = gameOf(simulation.game);
  const { seats } = simulation;
  const rules = game.configure(simulation.rules);
  const header = { engine: ENGINE_VERSION, ...simulation, rules: rules as Json };
  if (mode === 'compact') return { format: COMPACT_FORMAT, ...header };
  const { state } = Match.start(game, { rules, seats, seed: seedFrom('places') }).match;
  return { format: DELTA_FORMAT, ...header, places: placeNames(game, state) };
}
