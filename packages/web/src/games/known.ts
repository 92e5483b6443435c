import { GAMES } from '@madang/engine';
import { type LevelGap, levelGapsOf, levelsOf, usualLevel } from '@madang/players';

export interface KnownGame {
  readonly id: string;
  /** The possible numbers of players. */
  readonly seats: readonly number[];
  /** The levels of bots, the weakest first. */
  readonly levels: readonly string[];
  /** Tables at which some of them are not offered. */
  readonly levelGaps: readonly LevelGap[];
  readonly usualLevel: string;
  readonly defaultRuleset: string;
}

/** Every game of the engine. The build replaces this module by its value (vite.config.ts), so that it imports no rules. */
export const KNOWN: readonly KnownGame[] = GAMES.map((game) => ({
  id: game.id,
  seats: game.seats,
  levels: levelsOf(game),
  levelGaps: levelGapsOf(game),
  usualLevel: usualLevel(game),
  defaultRuleset: Object.keys(game.rulesets)[0],
}));
