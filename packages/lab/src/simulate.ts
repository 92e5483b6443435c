import { type Carry, type FastRandom, type Json, type Outcome, seedFrom } from '@madang/engine';
import type { AnyPlayer, Seating } from '@madang/players';
import { findPlainPlayer } from './find-player.ts';
import { gameOf } from './games.ts';
import { type PlayMatch, playerOfMatches, playerRandom, reseed } from './lineup.ts';
import { CompactLog } from './log/compact.ts';
import { DeltaLog } from './log/delta.ts';
import type { LogMode, MatchLog } from './log/log.ts';
import { Tally } from './tally.ts';

/** What to simulate, as plain data: it is sent to workers and written to the first line of a log. */
export interface Simulation {
  readonly game: string;
  /** As `configure` takes it. */
  readonly rules: Json;
  readonly seats: number;
  /** By seat. */
  readonly players: readonly string[];
  readonly seed: string;
  readonly budget: number;
  readonly inputs: Readonly<Record<string, Json>>;
  /** Matches begin at all hours of the day; the hour of each follows from the seed and its number. */
  readonly hour?: 'spread';
}

/** The hour at which match `number` begins, where it differs between matches; else null. */
export function hourOf({ seed, hour }: Pick<Simulation, 'seed' | 'hour'>, number: number): number | null {
  if (hour !== 'spread') return null;
  // The modulo favours some hours by one part in a hundred million.
  const [a, b, c, d] = seedFrom(`hour/${seed}/${number}`);
  return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % 24;
}

interface SimulateOptions {
  /** By seat, where one of them needs files (`playersAt`); otherwise they are found by their names. */
  readonly players?: readonly AnyPlayer[];
  readonly log?: { readonly mode: LogMode; readonly write: (line: object) => void };
  /** Whether to record what a report needs beside the totals. */
  readonly withReport?: boolean;
  /** At most so many; then the last match is cut. */
  readonly rounds?: number;
  /** Asked before each match. */
  readonly shouldStop?: () => boolean;
}

/** Plays matches `from` up to, but not including, `to`. Each follows from the seed and its number alone. */
export function simulate(simulation: Simulation, from: number, to: number, options: SimulateOptions = {}): Tally {
  const { seats, players: names } = simulation;
  const game = gameOf(simulation.game);
  const rules = game.configure(simulation.rules);
  const players = options.players ?? names.map((name) => plainPlayerAt({ game, rules, seats }, name));
  const { log: wanted, withReport = false, rounds = Number.POSITIVE_INFINITY, shouldStop } = options;
  const log = wanted && (wanted.mode === 'delta' ? new DeltaLog(game) : new CompactLog());
  const tally = new Tally(game, seats, { withReport });
  const generators = players.map((_, seat) => playerRandom(simulation.seed, from, seat));
  let left = rounds;
  const observer = observerOf(tally, log, {
    ended: (outcome) => {
      if (!outcome.void) left--;
    },
    stopsAfter: () => left === 0,
  });
  const play = playerOfMatches({ game, players, generators, budget: simulation.budget });
  const table: Table = { rules, play, generators, simulation, observer };
  for (let number = from; number < to && left > 0 && !shouldStop?.(); number++) {
    const hour = hourOf(simulation, number);
    const carry = playMatch(table, number, hour);
    tally.finished(carry);
    if (log) wanted?.write(log.line(number, carry, hour));
  }
  return tally;
}

function plainPlayerAt(seating: Seating, name: string): AnyPlayer {
  const player = findPlainPlayer(seating, name);
  if (!player) throw new Error(`${seating.game.id} has no player ${name} without files`);
  return player;
}

interface Table {
  readonly rules: object;
  readonly play: PlayMatch;
  readonly generators: readonly FastRandom[];
  readonly simulation: Simulation;
  readonly observer: Observer;
}

type Observer = Parameters<PlayMatch>[1];

/** Counts rounds up to the last one that was asked for. */
interface RoundLimit {
  ended(outcome: Outcome): void;
  stopsAfter(): boolean;
}

/** The same for all matches: it takes time to make. */
function observerOf(tally: Tally, log: MatchLog | undefined, limit: RoundLimit): Observer {
  const { hears } = tally;
  const { stopsAfter } = limit;
  if (!log)
    return {
      dealt: (state) => tally.dealt(state),
      ...hears,
      acted: (seat, action, state) => tally.acted(seat, action, state),
      ended: (outcome, state) => {
        tally.ended(outcome, state);
        limit.ended(outcome);
      },
      stopsAfter,
    };
  return {
    dealt: (state) => {
      log.dealt?.(state);
      tally.dealt(state);
    },
    ...hears,
    acted: (seat, action, state) => {
      log.acted(seat, action, state);
      tally.acted(seat, action, state);
    },
    ended: (outcome, state) => {
      log.ended(outcome, state);
      tally.ended(outcome, state);
      limit.ended(outcome);
    },
    stopsAfter,
  };
}

function playMatch(
  { rules, play, generators, simulation, observer }: Table,
  number: number,
  hour: number | null,
): Carry {
  const { seats, seed, inputs } = simulation;
  reseed(generators, seed, number);
  return play(
    { rules, seats, seed: seedFrom(`${seed}/${number}`), inputs: hour === null ? inputs : { ...inputs, hour } },
    observer,
  );
}
