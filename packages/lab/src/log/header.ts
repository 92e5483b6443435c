import { ENGINE_VERSION, findGame, type Json, Match, seedFrom } from '@madang/engine';
import type { Simulation } from '../simulate.ts';
import { COMPACT_FORMAT } from './compact.ts';
import { DELTA_FORMAT, placeNames } from './delta.ts';
import type { LogMode } from './log.ts';

/** The first line of a log: all that its games follow from, and in a delta log what the places are called. */
export function headerOf(simulation: Simulation, mode: LogMode): Readonly<Record<string, Json>> {
  const header = { engine: ENGINE_VERSION, ...simulation } as unknown as Readonly<Record<string, Json>>;
  if (mode === 'compact') return { format: COMPACT_FORMAT, ...header };
  const game = findGame(simulation.game);
  if (!game) throw new Error(`there is no game ${simulation.game}`);
  const { rules, seats } = simulation;
  const { state } = Match.start(game, { rules: game.configure(rules), seats, seed: seedFrom('places') }).match;
  return { format: DELTA_FORMAT, ...header, places: placeNames(game, state) };
}
