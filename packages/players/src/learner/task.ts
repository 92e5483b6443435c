import type { AnyGame, AnyState, Outcome, Seat } from '@madang/engine';
import { slotsOf as checkSlots } from '../check/slots.ts';
import { worth as checkWorth } from '../check/worth.ts';
import { slotsOf as gostopSlots } from '../gostop/slots.ts';
import { worth as gostopWorth } from '../gostop/worth.ts';
import { slotsOf as koikoiSlots } from '../koikoi/slots.ts';
import { worth as koikoiWorth } from '../koikoi/worth.ts';
import { slotsOf as tysiacSlots } from '../tysiac/slots.ts';
import { worth as tysiacWorth } from '../tysiac/worth.ts';
import type { AnySlots } from './slots.ts';

/** What a network learns: to play rounds of a game by some rules. */
export interface Task {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  readonly slots: AnySlots;
  /** What an outcome is worth to a seat, in units of about 1: what a network learns to expect. */
  worth(outcome: Outcome, state: AnyState, seat: Seat): number;
}

/** What each game tells of itself. */
interface Learnable {
  slotsOf(rules: object, seats: number): AnySlots;
  worth(outcome: Outcome, state: AnyState, seat: Seat): number;
}

const gostop: Learnable = { slotsOf: gostopSlots, worth: gostopWorth };
const GAMES: Readonly<Record<string, Learnable>> = {
  koikoi: { slotsOf: koikoiSlots, worth: koikoiWorth },
  gostop,
  matgo: gostop,
  tysiac: { slotsOf: tysiacSlots, worth: tysiacWorth },
  check: { slotsOf: checkSlots, worth: checkWorth },
};

/** Undefined for a game of which no inputs are known. */
export function taskOf(game: AnyGame, rules: object, seats: number): Task | undefined {
  const known = GAMES[game.id];
  return known && { game, rules, seats, slots: known.slotsOf(rules, seats), worth: known.worth };
}
