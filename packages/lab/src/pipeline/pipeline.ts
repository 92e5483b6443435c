import { taskOf } from '@madang/players/learner';
import { seatingOf } from '../self-play/learner-plan.ts';
import { GenerationPipeline } from './generations.ts';
import { LogPipeline } from './log-pipeline.ts';
import type { Listener, PipelinePlan, PipelineReport, Unfinished } from './plan.ts';

/**
 * Trains a player and says how strong it is: by self-play, generation after generation; from logs where the plan names logs
 * or players, and for a game that has no inputs for self-play.
 */
export async function runPipeline(
  plan: PipelinePlan,
  listener: Listener,
  signal: AbortSignal,
): Promise<PipelineReport | Unfinished> {
  const { game, rules, seats } = seatingOf(plan);
  const isOfLogs = plan.inputs !== undefined || plan.from !== undefined || !(await taskOf(game, rules, seats));
  return new (isOfLogs ? LogPipeline : GenerationPipeline)(plan, listener, signal).run();
}
