import type { AnyGame, Json } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import {
  type ComparedPairs,
  compareAllPairs,
  compareOnWorkers,
  type EvaluationSetup,
  evaluationSetup,
  htmlEvaluation,
  Output,
  tableLuck,
} from '@madang/lab';
import type { Seating } from '@madang/players';
import { pairSummary, pairsSummary } from '../evaluation-summary.ts';
import { UsageError } from '../failure.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { playerNamed, seatsOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { type QueueOption, workersOf } from '../queue-option.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import type { TableOptions } from '../table-options.ts';
import type { Until } from '../until-option.ts';

/** The options of `evaluate` that compare players at the table. */
export interface PlayerOptions extends TableOptions, QueueOption {
  readonly players?: string;
  readonly pairs?: number;
  readonly until?: Until;
  readonly unit: 'round' | 'match';
  readonly seed: string;
  readonly luckCorrected?: true;
  readonly out?: string;
  readonly html?: string;
  readonly resume?: boolean;
  readonly json?: true;
}

/** Without a stopping rule, and at most with one. */
export const USUAL_DEALS = 1000;
export const MOST_DEALS = 1_000_000;

/** Two players or more. */
export async function runPlayers(game: AnyGame, options: PlayerOptions): Promise<void> {
  const { unit, seed, budget, until, out, resume = false } = options;
  if (resume && out === undefined) throw new UsageError('--resume requires --out');
  const seats = seatsOf(game, options.seats);
  const rules = simulationRulesFrom(game, options.rules);
  const seating = { game, rules, seats };
  const players = await playersNamed(seating, options.players);
  const luckNetwork = options.luckCorrected && (await luckNetworkOf(seating));
  const contest = {
    ...{ game: game.id, rules: rules as Json, seats, unit, seed, budget },
    luckCorrected: luckNetwork !== undefined,
  };
  const named = { players, ...(luckNetwork ? { luckNetwork } : {}), ...(until ? { until: until.text } : {}) };
  const computing = await workersOf(options);
  const [output, page] = [opened(out), opened(options.html)];
  const work: Work = { contest, setup: evaluationSetup(contest, named), options, computing };
  try {
    const { done, signal } = await interruptible((aborted) => compared(work, aborted));
    if (done.isPlayed) process.stdout.write(options.json ? done.json : done.text);
    if (signal && !done.isComplete)
      throw new Interrupted(signal, `${done.progress}${out ? '; --resume continues' : ''}`);
    output?.write(done.json);
    page?.write(htmlEvaluation({ ...work.setup, ...done.pairs }));
  } catch (error) {
    throw labFailure(error);
  } finally {
    output?.discard();
    page?.discard();
  }
}

interface Work {
  readonly contest: Omit<Parameters<typeof compareOnWorkers>[0]['contest'], 'players'>;
  readonly setup: EvaluationSetup;
  readonly options: PlayerOptions;
  readonly computing: Awaited<ReturnType<typeof workersOf>>;
}

interface Done {
  readonly isPlayed: boolean;
  readonly isComplete: boolean;
  /** How far it was, for an interruption. */
  readonly progress: string;
  readonly json: string;
  readonly text: string;
  readonly pairs: ComparedPairs;
}

function compared(work: Work, signal: AbortSignal): Promise<Done> {
  return work.setup.players.length === 2 ? comparedTwo(work, signal) : comparedMany(work, signal);
}

async function comparedTwo(work: Work, signal: AbortSignal): Promise<Done> {
  const { contest, setup } = work;
  const [first, second] = [entryOf(setup.players, 0), entryOf(setup.players, 1)];
  const { deals, progress, ...common } = commonOf(work, signal);
  const result = await compareOnWorkers({
    ...{ ...common, deals, contest: { ...contest, players: [first, second] } },
    progress: (done) => progress.at(done),
  });
  progress.done();
  const counted = (number: number): string => number.toLocaleString('en');
  const far = work.options.until ? `${counted(result.deals)}` : `${counted(result.deals)} of ${counted(deals)}`;
  return {
    isPlayed: result.deals > 0,
    isComplete: result.deals >= deals || (result.isEnough ?? false),
    progress: `after ${far} deals${result.deals > 0 ? '; the result is for these deals' : ''}`,
    json: `${JSON.stringify({ ...setup, ...result })}\n`,
    text: pairSummary(setup, result),
    pairs: { pairs: [{ players: [first, second], seed: setup.seed, ...result }], ratings: [] },
  };
}

async function comparedMany(work: Work, signal: AbortSignal): Promise<Done> {
  const { contest, setup } = work;
  const { progress: first, ...common } = commonOf(work, signal);
  let [progress, at, all] = [first, 1, 1];
  const result = await compareAllPairs({
    ...{ ...common, contest, players: setup.players },
    begins: ({ players }, number, of) => {
      progress.done();
      [at, all] = [number, of];
      progress = progressOf(work, `deals of ${players.join(' against ')}, pair ${number} of ${of}`);
    },
    progress: (done) => progress.at(done),
  });
  progress.done();
  return {
    isPlayed: result.pairs.some(({ deals }) => deals > 0),
    isComplete: result.ratings.length > 0,
    progress: `during pair ${at} of ${all}`,
    json: `${JSON.stringify({ ...setup, ...result })}\n`,
    text: pairsSummary(setup, result),
    pairs: result,
  };
}

function commonOf(work: Work, signal: AbortSignal) {
  const { until, out, resume = false } = work.options;
  return {
    ...{ deals: dealsOf(work.options), signal, progress: progressOf(work, 'deals') },
    ...(until ? { stop: until.rule } : {}),
    ...work.computing,
    ...(out === undefined ? {} : { kept: { output: out, resume } }),
  };
}

function dealsOf({ pairs, until }: PlayerOptions): number {
  return pairs ?? (until ? MOST_DEALS : USUAL_DEALS);
}

function progressOf({ options }: Work, unit: string): Progress {
  return new Progress(options.until ? Number.POSITIVE_INFINITY : dealsOf(options), unit);
}

async function playersNamed(seating: Seating, names: string | undefined): Promise<readonly string[]> {
  if (names === undefined) throw new UsageError("required option '--players <a,b>' not specified");
  const players = await Promise.all(names.split(',').map((name) => playerNamed(seating, name)));
  if (players.length < 2) throw new UsageError('--players requires two names or more, separated by commas');
  const twice = players.length > 2 && players.find((name, i) => players.indexOf(name) !== i);
  if (twice) throw new UsageError(`--players names ${twice} twice`);
  return players;
}

/** Opened before the first deal, so that a problem shows then. */
function opened(file: string | undefined): Output | null {
  if (file === undefined) return null;
  try {
    return new Output(file);
  } catch (error) {
    throw labFailure(error);
  }
}

/** The hash of the network by which luck is measured. */
async function luckNetworkOf(seating: Seating): Promise<string> {
  const luck = await tableLuck(seating);
  if (!luck) throw new UsageError(`--luck-corrected: ${seating.game.id} flips no cards from a stock`);
  return luck.network;
}
