import { check } from './check/game.ts';
import { OPTIONS as CHECK } from './check/rules.ts';
import { gostop, matgo } from './gostop/game.ts';
import { OPTIONS as GOSTOP } from './gostop/rules.ts';
import type { AnyGame } from './kernel/game.ts';
import type { Option } from './kernel/options.ts';
import { koikoi } from './koikoi/game.ts';
import { OPTIONS as KOIKOI } from './koikoi/rules.ts';
import { tysiac } from './tysiac/game.ts';
import { OPTIONS as TYSIAC } from './tysiac/rules.ts';

/** All the games there are. A new game is a new folder and a line here. */
export const GAMES: readonly AnyGame[] = [koikoi, gostop, matgo, tysiac, check];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

type Options = Readonly<Record<string, Option<unknown>>>;
const OPTIONS: Readonly<Record<string, Options>> = {
  koikoi: KOIKOI,
  gostop: GOSTOP,
  matgo: GOSTOP,
  tysiac: TYSIAC,
  check: CHECK,
};

/** What can be set at a table of this game, and to what. */
export function optionsOf({ id }: AnyGame): Options {
  return OPTIONS[id] ?? {};
}
