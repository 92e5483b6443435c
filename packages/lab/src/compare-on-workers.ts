import type { Json } from '@madang/engine';
import { batchSize } from './batches.ts';
import { Checkpoint } from './checkpoint.ts';
import { type Compared, type Comparison, type Duplicate, ScoreSheet, type ScoreState } from './compare.ts';
import { ANY_NUMBER, isEnough, lookAfter, type StoppingRule } from './evaluation/stopping-rule.ts';
import { playersAt } from './find-player.ts';
import { gameOf } from './games.ts';
import { tableLuck } from './luck/table-luck.ts';
import { runOnWorkers, type Workers } from './worker-pool.ts';

/** A comparison as plain data, to be sent to workers. */
export interface Contest {
  readonly game: string;
  /** As `configure` takes it. */
  readonly rules: Json;
  readonly seats: number;
  /** The player that is measured, and the player in all other seats. */
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly unit: 'round' | 'match';
  readonly budget: number;
  /** Gives also the result without the luck of draws, at a table that has `tableLuck`. */
  readonly luckCorrected?: boolean;
}

export interface Evaluation {
  readonly contest: Contest;
  /** The number of deals; with a stopping rule the largest. */
  readonly deals: number;
  readonly stop?: StoppingRule;
  readonly workers?: Workers;
  readonly progress?: (deals: number) => void;
  /** Stops early; finished deals count. */
  readonly signal?: AbortSignal;
  /** Keeps how far it is; with `resume` it continues from there, to the result that it would have had. */
  readonly kept?: { readonly output: string; readonly resume: boolean };
}

const MAX_BATCH = 100;

/** Compares by duplicate deals on all cores. The result does not depend on the number of cores. */
export async function compareOnWorkers(evaluation: Evaluation): Promise<Compared> {
  return resultOf(await scoreOnWorkers(evaluation), evaluation.stop);
}

/** Intervals that allow for the rule, if there is one. */
export function resultOf(scores: ScoreSheet, stop: StoppingRule | undefined): Compared {
  if (!stop) return scores.result();
  const compared = scores.result(ANY_NUMBER);
  return { ...compared, isEnough: isEnough(stop, compared) };
}

/** The same before its intervals are computed. */
export async function scoreOnWorkers(evaluation: Evaluation): Promise<ScoreSheet> {
  const { contest, deals, stop, workers, progress, signal, kept } = evaluation;
  const plan = { ...contest, deals, ...(stop ? { stop } : {}) };
  const checkpoint = kept && new Checkpoint<ScoreState>(kept.output, plan);
  const scores = new ScoreSheet((kept?.resume && checkpoint?.load()) || undefined);
  let isOver = false;
  let look = stop ? lookAfter(scores.deals) : Number.POSITIVE_INFINITY;
  const add = (deal: Duplicate): void => {
    if (isOver) return;
    scores.add(deal);
    if (!stop || scores.deals < look) return;
    isOver = resultOf(scores, stop).isEnough ?? false;
    look = lookAfter(look);
  };
  await runOnWorkers<Contest, readonly Duplicate[]>({
    work: 'compare',
    task: contest,
    from: scores.deals,
    to: deals,
    size: batchSize(deals, MAX_BATCH),
    ...(workers === undefined ? {} : { workers }),
    ...(signal ? { signal } : {}),
    isEnough: () => isOver,
    onResult: (played) => {
      for (const deal of played) add(deal);
      progress?.(scores.deals);
      // Workers that stop early return a part of their batch.
      if (checkpoint?.isDue && !isOver && !signal?.aborted) checkpoint.save(scores.state);
    },
  });
  if (isOver || scores.deals >= deals) checkpoint?.remove();
  return scores;
}

/** The comparison with the game and the players themselves. */
export async function comparisonOf(contest: Contest): Promise<Omit<Comparison, 'deals'>> {
  const game = gameOf(contest.game);
  const seating = { game, rules: game.configure(contest.rules), seats: contest.seats };
  const [first, second] = await playersAt(seating, contest.players);
  const luck = contest.luckCorrected ? await tableLuck(seating) : undefined;
  return { ...contest, ...seating, players: [first, second], ...(luck ? { luckOf: luck.of } : {}) };
}
