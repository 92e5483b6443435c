import { GAMES } from '@madang/engine';
import { levelsOf } from '@madang/players';

export interface KnownGame {
  readonly id: string;
  /** How many can play. */
  readonly seats: readonly number[];
  /** The bots there are, the weakest first. */
  readonly levels: readonly string[];
}

/** Every game there are rules for. A build of the page puts the list in place of this file: it holds no rules then. */
export const KNOWN: readonly KnownGame[] = GAMES.map((game) => ({
  id: game.id,
  seats: game.seats,
  levels: levelsOf(game),
}));
