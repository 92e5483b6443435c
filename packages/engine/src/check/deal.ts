import type { Card } from '../kernel/cards.ts';
import { Grid, knower, NOBODY } from './grid.ts';
import { INITIAL_PEEK, Round, type Setup } from './round.ts';
import { DEALT, slotsOf } from './rules.ts';

/** Four cards for each seat in turn, the rest is the draw pile. Each seat sees the bottom row of its own hand. */
export function deal(deck: readonly Card[], setup: Setup): Round {
  const grid = Grid.empty(setup.seats, slotsOf(setup.rules));
  for (let seat = 0; seat < setup.seats; seat++) {
    for (let slot = 0; slot < DEALT; slot++) grid.put(grid.place(seat, slot), deck[seat * DEALT + slot], NOBODY);
    for (const slot of INITIAL_PEEK) grid.learn(grid.place(seat, slot), knower(seat));
  }
  return new Round(setup, grid, deck, setup.seats * DEALT);
}
