import type { AnyGame } from '@madang/engine';
import { GAME_WIRES, type GameWire } from './games.ts';
import { plainWire } from './plain/wire.ts';
import type { Wire } from './wire.ts';

export * from './commands.ts';
export * from './envelope.ts';
export * from './errors.ts';
export { GAME_WIRES } from './games.ts';
export * from './notices.ts';
export type { Body } from './wire.ts';

function listed({ id }: AnyGame): GameWire | undefined {
  return GAME_WIRES.find(({ game }) => game === id);
}

/** How this game speaks on the socket: in its own dialect, or the plain one where it has none. */
export function wireOf(game: AnyGame): Wire {
  return listed(game)?.wire ?? plainWireOf(game);
}

const plainWires = new WeakMap<AnyGame, Wire>();

/** How every game speaks to clients that join with `"dialect": "plain"`: with the names of its rules and records. */
export function plainWireOf(game: AnyGame): Wire {
  const known = plainWires.get(game);
  if (known) return known;
  const wire = plainWire(game, listed(game)?.dialect);
  plainWires.set(game, wire);
  return wire;
}
