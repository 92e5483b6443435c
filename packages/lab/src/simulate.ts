import { type AnyGame, findGame, type Json, playInPlace, seedFrom } from '@madang/engine';
import { type AnyPlayer, decide, Histories } from '@madang/players';
import { analysisOf } from './analysis/index.ts';
import type { Estimates } from './estimates.ts';
import { playerAt } from './find-player.ts';
import { CompactLog } from './log/compact.ts';
import { DeltaLog } from './log/delta.ts';
import type { LogMode, MatchLog } from './log/log.ts';
import { playerRandom } from './play-out.ts';
import { RoundWatch } from './round-watch.ts';
import { Tally } from './tally.ts';

/** What to simulate, as plain data: it goes to workers and into the file's first line. */
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
  /** Where matches begin at all hours of the day: which one follows from the seed and the match's number. */
  readonly hour?: 'spread';
}

/** What enters match number `number` from outside. */
export function inputsOf({ seed, inputs, hour }: Simulation, number: number): Simulation['inputs'] {
  return hour === 'spread' ? { ...inputs, hour: hourOf(seed, number) } : inputs;
}

/** Each hour is as likely as any other, but for one part in a hundred million. */
function hourOf(seed: string, number: number): number {
  const [a, b, c, d] = seedFrom(`hour/${seed}/${number}`);
  return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % 24;
}

/** What is wanted beside the totals; what is not costs nothing. */
export interface SimulateOptions {
  readonly log?: { readonly mode: LogMode; readonly write: (line: object) => void };
  /** Where to note what a report is made of. */
  readonly ledger?: Estimates;
  /** Whether to leave the rest. */
  readonly isOver?: () => boolean;
}

/** Plays games number `from` to `to` (without it) and adds them up. Each game follows from the seed and its number alone. */
export function simulate(simulation: Simulation, from: number, to: number, wishes: SimulateOptions = {}): Tally {
  const { seats, players } = simulation;
  const game = findGame(simulation.game);
  if (!game) throw new Error(`there is no game ${simulation.game}`);
  const rules = game.configure(simulation.rules);
  const table = players.map((name) => playerAt({ game, rules, seats }, name));
  const { log: wanted, ledger, isOver } = wishes;
  const show: Show = { game, rules, table, simulation };
  const log = wanted && (wanted.mode === 'delta' ? new DeltaLog(game) : new CompactLog());
  const tally = new Tally(seats);
  for (let number = from; number < to && !isOver?.(); number++) {
    const carry = playGame(show, number, tally, log, ledger && new RoundWatch(game, ledger));
    if (log) wanted?.write(log.line(number, carry, hourIn(simulation, number)));
  }
  return tally;
}

/** The hour that a line of the log says; null where it is the same in all of them. */
function hourIn(simulation: Simulation, number: number): number | null {
  return simulation.hour === 'spread' ? hourOf(simulation.seed, number) : null;
}

const NOTHING: readonly string[] = [];

interface Show {
  readonly game: AnyGame;
  readonly rules: object;
  readonly table: readonly AnyPlayer[];
  readonly simulation: Simulation;
}

function playGame(
  { game, rules, table, simulation }: Show,
  number: number,
  tally: Tally,
  log: MatchLog | undefined,
  watch: RoundWatch | undefined,
): ReturnType<typeof playInPlace> {
  const { seats, seed, budget } = simulation;
  const inputs = inputsOf(simulation, number);
  const generators = table.map((_, seat) => playerRandom(seed, number, seat));
  const dealtEvents = analysisOf(game)?.dealtEvents;
  const ignoresHistory = table.every((player) => player.ignoresHistory);
  const histories = new Histories(game, seats);
  const carry = playInPlace(
    game,
    { rules, seats, seed: seedFrom(`${seed}/${number}`), inputs },
    (state, seat) => decide(game, table[seat], state, seat, histories.of(seat), generators[seat], budget),
    {
      dealt: (state) => {
        log?.dealt?.(state);
        for (const type of dealtEvents?.(state) ?? NOTHING) {
          tally.event({ type });
          watch?.dealt(type);
        }
      },
      event: (event) => {
        tally.event(event);
        watch?.event(event);
        if (!ignoresHistory) histories.hear(event);
      },
      acted: (seat, action, state) => {
        tally.actions++;
        if (!ignoresHistory) histories.tell(state);
        log?.acted(seat, action, state);
        watch?.acted(seat, action, state);
      },
      ended: (outcome, state) => {
        tally.round(outcome);
        histories.forget();
        log?.ended(outcome, state);
        watch?.ended(outcome, state);
      },
    },
  );
  tally.game(carry);
  return carry;
}
