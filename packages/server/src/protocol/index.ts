import type { AnyGame } from '@madang/engine';
import { checkDialect } from './check/dialect.ts';
import type { Dialect } from './common/dialect.ts';
import { commonWire } from './common/wire.ts';
import { gostopDialect, matgoDialect } from './gostop/dialect.ts';
import { koikoiWire } from './koikoi/wire.ts';
import { plainWire } from './plain/wire.ts';
import { tysiacDialect } from './tysiac/dialect.ts';
import type { Wire } from './wire.ts';

export * from './commands.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './notices.ts';
export type { Body, ErrorBody, Wire } from './wire.ts';

/** The games that share the common dialect. A game may have a folder and a word here; without them it speaks the plain one. */
export const DIALECTS: readonly Dialect[] = [gostopDialect, matgoDialect, tysiacDialect, checkDialect];

const WIRES: ReadonlyMap<string, Wire> = new Map<string, Wire>([
  ['koikoi', koikoiWire],
  ...DIALECTS.map((dialect): [string, Wire] => [dialect.game.id, commonWire(dialect)]),
]);

/** How this game speaks on the socket: in its own dialect, or the plain one where it has none. */
export function wireOf(game: AnyGame): Wire {
  return WIRES.get(game.id) ?? plainWireOf(game);
}

const plainWires = new WeakMap<AnyGame, Wire>();

/** How every game speaks to those who join with `"dialect": "plain"`: in the words of its rules and records. */
export function plainWireOf(game: AnyGame): Wire {
  const known = plainWires.get(game);
  if (known) return known;
  const own = DIALECTS.find((dialect) => dialect.game.id === game.id);
  const wire = plainWire(game, own);
  plainWires.set(game, wire); // its schemas take longer to make than a table to open
  return wire;
}
