export type { ScoredIn } from './analysis.ts';
export { type Compared, compare, FEWEST_DEALS, type Interval } from './compare.ts';
export { compareOnWorkers } from './compare-on-workers.ts';
export { LabError } from './failure.ts';
export { findPlayer } from './find-player.ts';
export { asksHour, scoredIn } from './games.ts';
export { LOG_MODES, type LogMode } from './log/log.ts';
export { openLog } from './log/read.ts';
export { Output } from './output.ts';
export {
  type Judged,
  type Listener,
  type PipelineReport,
  runPipeline,
  type Unfinished,
  type Verdict,
} from './pipeline/pipeline.ts';
export { EVALUATION, STAGES } from './pipeline/stages.ts';
export { recordSimulation } from './record.ts';
export type { Simulation } from './simulate.ts';
export { simulateOnWorkers } from './simulate-on-workers.ts';
export type { Totals } from './tally.ts';
export { learnModel } from './training/learn.ts';
export type { Plan, Progress, Tick } from './training/trainer.ts';
