import { ENGINE_VERSION, findGame, type Json, Match, seedFrom } from '@madang/engine';
import type { Simulation } from '../simulate.ts';
import { COMPACT_FORMAT } from './compact.ts';
import { DELTA_FORMAT, placeNames } from './delta.ts';
import type { LogMode } from './log.ts';

/** The first line of a log: all that its games follow from, and in a delta log what the places are called. */
export function headerOf(simulation: Simulation, mode: LogMode): Readonly<Record<string, Json>> {
  const game = findGame(simulation.game);
  if (!game) throw new Error(`there is no game ${simulation.game}`);
  const { seats } = simulation;
  const rules = game.configure(simulation.rules);
  const header = { engine: ENGINE_VERSION, ...simulation, rules } as unknown as Readonly<Record<string, Json>>;
  if (mode === 'compact') return { format: COMPACT_FORMAT, ...header };
  const { state } = Match.start(game, { rules, seats, seed: seedFrom('places') }).match;
  return { format: DELTA_FORMAT, ...header, places: placeNames(game, state) };
}
