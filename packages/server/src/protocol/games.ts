import { checkDialect } from './check/dialect.ts';
import type { Dialect } from './common/dialect.ts';
import { commonWire } from './common/wire.ts';
import { gostopDialect, matgoDialect } from './gostop/dialect.ts';
import { koikoiWire } from './koikoi/wire.ts';
import { tysiacDialect } from './tysiac/dialect.ts';
import type { Wire } from './wire.ts';

/** A game with a dialect of its own. */
export interface GameWire {
  readonly game: string;
  readonly wire: Wire;
  /** Where the game shares the common dialect: what it adds. */
  readonly dialect?: Dialect;
}

function common(dialect: Dialect): GameWire {
  return { game: dialect.game.id, wire: commonWire(dialect), dialect };
}

/** The games with a dialect of their own: a line per game. A game that is not listed speaks the plain dialect. */
export const GAME_WIRES: readonly GameWire[] = [
  { game: 'koikoi', wire: koikoiWire },
  common(gostopDialect),
  common(matgoDialect),
  common(tysiacDialect),
  common(checkDialect),
];
