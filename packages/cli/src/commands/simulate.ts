import { closeSync, openSync, writeSync } from 'node:fs';
import { ENGINE_VERSION, type Json } from '@madang/engine';
import { type Simulation, simulateTogether, type Totals } from '@madang/lab';
import { Command } from 'commander';
import { Failure } from '../failure.ts';
import { gameArgument, gameOf } from '../games.ts';
import { count } from '../numbers.ts';
import { seatsOf, tableOf } from '../players-option.ts';
import { interruptible, Progress } from '../progress.ts';
import { refuseUnwritable } from '../record-file.ts';
import { simulationRulesFrom } from '../rules-option.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly rules?: string;
  readonly players?: string;
  readonly seats?: number;
  readonly workers?: number;
  readonly budget: number;
  readonly out?: string;
  readonly json?: true;
}

export const simulate = new Command('simulate')
  .summary('play many games without anybody looking on, and count')
  .description(
    'Plays whole matches between players on all cores. Every game follows from the seed and its number alone, so a simulation can be repeated exactly, and any game of it looked at again.',
  )
  .addArgument(gameArgument())
  .option('--games <n>', 'how many matches', count, 1000)
  .option('--seed <text>', 'what the games follow from', '1')
  .option('--rules <rules>', 'a ruleset by name, options as name=value, or both, with commas between')
  .option('--players <names>', 'who plays, one name for all seats or one for each: random, greedy, … (default: random)')
  .option('--seats <n>', 'how many sit at the table', count)
  .option('--workers <n>', 'on how many cores (default: all)', count)
  .option('--budget <n>', 'iterations a searching player may spend on a move', count, 1000)
  .option('--out <file>', 'write every game as a line of JSON')
  .option('--json', 'print the totals as one JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang simulate koikoi --games 100_000
  $ madang simulate koikoi --games 1000 --players greedy,random --out games.jsonl`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules) as Json;
  const seats = seatsOf(game, options.seats);
  const table = tableOf(game, options.players ?? 'random', seats);
  const simulation: Simulation = {
    game: game.id,
    rules,
    seats,
    players: table.map((player) => player.name),
    seed: options.seed,
    budget: options.budget,
    inputs: {},
  };
  if (options.out !== undefined) refuseUnwritable(options.out);
  const file = options.out === undefined ? null : opened(options.out);
  const progress = new Progress(options.games, 'games');
  const started = performance.now();
  try {
    if (file !== null)
      writeSync(file, `${JSON.stringify({ format: 'madang-games-1', engine: ENGINE_VERSION, ...simulation })}\n`);
    const totals = await interruptible((signal) =>
      simulateTogether({
        simulation,
        games: options.games,
        ...(options.workers === undefined ? {} : { workers: options.workers }),
        ...(file === null
          ? {}
          : { write: (lines) => writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join('')) }),
        progress: (done) => progress.at(done),
        signal,
      }),
    );
    progress.done();
    print(simulation, totals, (performance.now() - started) / 1000, options.json ?? false);
  } finally {
    if (file !== null) closeSync(file);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new Failure(`cannot write ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

function print(simulation: Simulation, totals: Totals, seconds: number, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ ...simulation, ...totals, seconds })}\n`);
    return;
  }
  const { games, rounds, voids, actions } = totals;
  const each = (sum: number, of: number): string => (of === 0 ? '–' : (sum / of).toFixed(3));
  const lines = [
    `${games.toLocaleString('en')} games of ${simulation.game}, ${rounds.toLocaleString('en')} rounds${voids > 0 ? ` and ${voids.toLocaleString('en')} void deals` : ''} in ${seconds.toFixed(1)} s (${Math.round(rounds / seconds).toLocaleString('en')} rounds a second)`,
    `${each(actions, rounds)} actions a round`,
    '',
    'seat  player      points a round  rounds won  games won',
    ...simulation.players.map((name, seat) =>
      [
        String(seat).padEnd(5),
        name.padEnd(11),
        each(totals.points[seat], rounds).padStart(14),
        `${percent(totals.roundsWon[seat], rounds)}`.padStart(11),
        `${percent(totals.gamesWon[seat], games)}`.padStart(10),
      ].join(' '),
    ),
    '',
    'rounds ended by',
    ...shares(totals.reasons, rounds + voids),
    '',
    'events a round',
    ...Object.entries(totals.events).map(([type, number]) => `  ${type.padEnd(24)} ${each(number, rounds)}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function shares(counts: Readonly<Record<string, number>>, of: number): string[] {
  return Object.entries(counts).map(([name, number]) => `  ${name.padEnd(24)} ${percent(number, of)}`);
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(2)} %`;
}
