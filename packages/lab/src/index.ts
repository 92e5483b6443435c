export type { Reported, ScoredIn } from './analysis/analysis.ts';
export { asksHour, scoredIn } from './analysis/index.ts';
export { keepCatalog } from './catalog.ts';
export { type Compared, type Comparison, compare, FEWEST_DEALS, type Interval } from './compare.ts';
export { type Contest, compareTogether, type Evaluation } from './compare-together.ts';
export { type Entries, type Estimate, Estimates } from './estimates.ts';
export { LabError } from './failure.ts';
export { findPlayer } from './find-player.ts';
export { COMPACT_FORMAT, type GameLine } from './log/compact.ts';
export { DELTA_FORMAT, type DeltaLine, type DeltaRound, type DeltaStep, type Move } from './log/delta.ts';
export { headerOf } from './log/header.ts';
export { LOG_MODES, type LogMode } from './log/log.ts';
export { type Log, type LoggedMatch, openLog } from './log/read.ts';
export { Output } from './output.ts';
export {
  type Judged,
  type Listener,
  type PipelinePlan,
  type PipelineReport,
  runPipeline,
  type Unfinished,
  type Verdict,
  verdictOf,
} from './pipeline/pipeline.ts';
export { EVALUATION, STAGES, type Stage } from './pipeline/stages.ts';
export { playOut } from './play-out.ts';
export { type Recorded, type Recording, recordSimulation, reportFileOf } from './record.ts';
export { REPORT_FORMAT, type Report, reportOf } from './report.ts';
export { type SimulateOptions, type Simulation, simulate } from './simulate.ts';
export { type Produced, type Production, simulateTogether } from './simulate-together.ts';
export { Sample } from './statistics.ts';
export type { Totals } from './tally.ts';
export { learnModel } from './training/learn.ts';
export type { Plan, Progress, Tick } from './training/trainer.ts';
