import type { compareOnWorkers } from '../compare-on-workers.ts';
import { asksHour, gameOf } from '../games.ts';
import { checkLog } from '../log/check-log.ts';
import { recordSimulation } from '../record.ts';
import type { Simulation } from '../simulate.ts';
import type { Listener, PipelinePlan, PlayedLog } from './plan.ts';

/** Plays matches between these players into a log. */
export async function playLog(
  plan: PipelinePlan,
  names: string,
  log: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<PlayedLog> {
  const { game, rules, seats, tag, seed, budget, length, resume = false } = plan;
  const list = names.split(',');
  const players = list.length === 1 ? new Array<string>(seats).fill(list[0]) : list;
  const simulation: Simulation = {
    ...{ game, rules, seats, players },
    seed: `${seed}/${tag}`,
    budget: budget.selfPlay,
    inputs: {},
    // A model should also see matches that begin at night.
    ...(asksHour(gameOf(game), rules) ? { hour: 'spread' } : {}),
  };
  const { count, unit } = length;
  listener.step('00', `matches of ${list.join(' and ')}, ${count.toLocaleString('en')} ${unit} → ${log}`);
  const { files, totals } = await recordSimulation({
    ...{ simulation, length, file: log, mode: 'compact', resume },
    ...onAllCores(plan, listener, signal, count, unit),
  });
  return { log, report: files.report, players, matches: totals.matches, rounds: totals.rounds };
}

/** Stage 0: a rule violation, a lost card or a gap in a log ends the pipeline (docs/rules/matgo.md 68). */
export function checkLogic(logs: readonly string[], listener: Listener): void {
  for (const log of logs) {
    const { matches, rounds } = checkLog(log);
    const counts = `${matches.toLocaleString('en')} matches, ${rounds.toLocaleString('en')} rounds`;
    listener.step('00', `${log}: ${counts} agree with the rules, no card is lost, no match is missing`);
  }
}

/** What all work on worker threads has in common. */
export function onAllCores(
  { workers }: PipelinePlan,
  listener: Listener,
  signal: AbortSignal,
  of: number,
  unit: string,
): Pick<Parameters<typeof compareOnWorkers>[0], 'signal' | 'progress' | 'workers'> {
  return {
    signal,
    progress: (done) => listener.progress(done, of, unit),
    ...(workers === undefined ? {} : { workers }),
  };
}
