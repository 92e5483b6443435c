import { FastRandom, type Seat, type State, Worlds } from '@madang/engine';

const WORLDS = 200;

/** How likely something is, as far as the seat can tell: the share of worlds in which it holds. Always the same answer. */
export function chanceThat<S extends State<S>>(state: S, seat: Seat, holds: (world: S) => boolean): number {
  return meanOver(state, seat, (world) => (holds(world) ? 1 : 0));
}

/** A number that depends on hidden cards, on average. */
export function meanOver<S extends State<S>>(state: S, seat: Seat, value: (world: S) => number): number {
  const worlds = new Worlds(state, seat);
  const random = new FastRandom(1);
  let sum = 0;
  for (let i = 0; i < WORLDS; i++) sum += value(worlds.draw(random));
  return sum / WORLDS;
}

/** In whole percent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}
