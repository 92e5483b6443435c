import { type AnyGame, type Json, seedFrom } from '@madang/engine';
import type { AnyPlayer } from '@madang/players';
import { playerAt } from './find-player.ts';
import { gameOf } from './games.ts';
import { playerRandom, playLineup } from './lineup.ts';
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
function hourOf({ seed, hour }: Simulation, number: number): number | null {
  if (hour !== 'spread') return null;
  // The modulo favours some hours by one part in a hundred million.
  const [a, b, c, d] = seedFrom(`hour/${seed}/${number}`);
  return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % 24;
}

interface SimulateOptions {
  readonly log?: { readonly mode: LogMode; readonly write: (line: object) => void };
  /** Whether to record what a report needs beside the totals. */
  readonly withReport?: boolean;
  /** Asked before each match. */
  readonly shouldStop?: () => boolean;
}

/** Plays games `from` up to, but not including, `to`. Each game follows from the seed and its number alone. */
export function simulate(simulation: Simulation, from: number, to: number, options: SimulateOptions = {}): Tally {
  const { seats, players: names } = simulation;
  const game = gameOf(simulation.game);
  const rules = game.configure(simulation.rules);
  const players = names.map((name) => playerAt({ game, rules, seats }, name));
  const { log: wanted, withReport = false, shouldStop } = options;
  const log = wanted && (wanted.mode === 'delta' ? new DeltaLog(game) : new CompactLog());
  const tally = new Tally(game, seats, { withReport });
  const table: Table = { game, rules, players, simulation, tally, log };
  for (let number = from; number < to && !shouldStop?.(); number++) {
    const line = playGame(table, number);
    if (line) wanted?.write(line);
  }
  return tally;
}

interface Table {
  readonly game: AnyGame;
  readonly rules: object;
  readonly players: readonly AnyPlayer[];
  readonly simulation: Simulation;
  readonly tally: Tally;
  readonly log: MatchLog | undefined;
}

/** Plays one match; returns its line of the log, if there is a log. */
function playGame({ game, rules, players, simulation, tally, log }: Table, number: number): object | undefined {
  const { seats, seed, budget, inputs } = simulation;
  const hour = hourOf(simulation, number);
  const generators = players.map((_, seat) => playerRandom(seed, number, seat));
  const carry = playLineup(
    { game, players, generators, budget },
    { rules, seats, seed: seedFrom(`${seed}/${number}`), inputs: hour === null ? inputs : { ...inputs, hour } },
    {
      dealt: (state) => {
        log?.dealt?.(state);
        tally.dealt(state);
      },
      event: (event) => tally.event(event),
      acted: (seat, action, state) => {
        log?.acted(seat, action, state);
        tally.acted(seat, action, state);
      },
      ended: (outcome, state) => {
        log?.ended(outcome, state);
        tally.ended(outcome, state);
      },
    },
  );
  tally.finished(carry);
  return log?.line(number, carry, hour);
}
