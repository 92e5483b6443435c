import type { Json } from '@madang/engine';
import type { LogModelKind, LogTraining } from '@madang/players';
import type { CurvePoint } from '@madang/players/learner';
import type { ScoredIn } from '../analysis.ts';
import type { Compared } from '../compare.ts';
import type { Length } from '../simulate-on-workers.ts';
import type { Plan, Tick } from '../training/trainer.ts';
import type { Workers } from '../worker-pool.ts';
import type { Judged } from './judge.ts';

/** What a pipeline does. */
export interface PipelinePlan {
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly tag: string;
  readonly length: Length;
  /** Whether the rules are checked over the whole log before anything is learned from it. */
  readonly checksLogic?: boolean;
  /** Logs to learn from, instead of self-play. */
  readonly inputs?: readonly string[];
  /** The players of matches to learn from, instead of self-play. */
  readonly from?: string;
  /** The tag to compare with. Default: the last one. */
  readonly against?: string;
  readonly evaluationRounds: number;
  /** Of self-play. */
  readonly generations: GenerationPlan;
  readonly models: string;
  readonly logs: string;
  readonly seed: string;
  /** Iterations on a move, in self-play and in the evaluation. */
  readonly budget: { readonly selfPlay: number; readonly evaluation: number };
  readonly training: Pick<Plan, 'hidden' | 'epochs' | 'batch' | 'rate'>;
  readonly workers?: Workers;
  /** Continues what was interrupted; steps that are done are kept. */
  readonly resume?: boolean;
}

/** How networks learn by self-play, generation after generation. */
export interface GenerationPlan {
  /** At most so many. */
  readonly most: number;
  /** Networks that are trained side by side in each generation, of which the best is kept. */
  readonly seeds: number;
  /** Begins with a network that knows nothing, even where there is a model of the last tag. */
  readonly fresh: boolean;
  /** The widths of the hidden layers. Default: those of the learner. */
  readonly hidden?: readonly number[];
}

/** Receives the progress of the pipeline. */
export interface Listener {
  step(number: string, what: string): void;
  progress(done: number, of: number, unit: string): void;
  learning(tick: Tick): void;
  /** A training by self-play has come this far. */
  selfPlay(seed: string, point: CurvePoint): void;
}

/** A log of matches between bots. */
export interface PlayedLog {
  readonly log: string;
  readonly report: string;
  readonly players: readonly string[];
  readonly matches: number;
  readonly rounds: number;
}

/** Of models that were trained on logs. */
export interface LogReport {
  readonly format: 'madang-pipeline-1';
  readonly engine: string;
  readonly game: string;
  readonly tag: string;
  /** Null when it learned from existing logs. */
  readonly selfPlay: PlayedLog | null;
  readonly inputs: readonly string[];
  readonly training: Readonly<Record<LogModelKind, LogTraining>>;
  readonly evaluation: {
    /** The unit of `points` and `own`. */
    readonly scoredIn: ScoredIn;
    readonly seed: string;
    readonly rounds: number;
    readonly unit: 'round';
    readonly policy: Judged;
    readonly value: Judged;
  };
}

/** The steps that are done. */
export interface LogState {
  readonly selfPlay?: PlayedLog;
  readonly training?: Readonly<Partial<Record<LogModelKind, LogTraining>>>;
  readonly judged?: Readonly<Partial<Record<LogModelKind, Judged>>>;
}

/** A network that was trained by self-play. */
export interface TrainedSeed {
  readonly seed: string;
  readonly file: string;
  readonly rounds: number;
  readonly examples: number;
  /** One point for each hundredth of the training. */
  readonly curve: readonly CurvePoint[];
}

/** One generation: several networks that learned side by side, the best of which is judged. */
export interface Generation {
  readonly number: number;
  /** The model that the networks went on from; null: they knew nothing. */
  readonly start: string | null;
  /** Each with its points against the opponent, on the deals by which the best is chosen; null where there is but one. */
  readonly networks: readonly (TrainedSeed & { readonly choice: Compared | null })[];
  /** The file of the best one. */
  readonly chosen: string;
  /** On the evaluation set, against the strongest player that needs no model, and against the model it went on from. */
  readonly overKnown: Judged;
  readonly overStart: Judged | null;
  readonly isGain: boolean;
}

/** Of a model that was trained by self-play. */
export interface SelfPlayReport {
  readonly format: 'madang-self-play-1';
  readonly engine: string;
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly tag: string;
  readonly seed: string;
  /** Of each training. */
  readonly rounds: number;
  /** The log by which the rules were checked, at stage 0. */
  readonly logicChecked: PlayedLog | null;
  readonly generations: readonly Generation[];
  /** The number of the generation that is the model of the tag; 0: nothing was gained over the model of the last tag. */
  readonly best: number;
  readonly model: string;
  /** Whether the last generation showed no gain, rather than there being no more of them. */
  readonly isExhausted: boolean;
  readonly evaluation: {
    /** The unit of `points` and `own`. */
    readonly scoredIn: ScoredIn;
    readonly seed: string;
    readonly rounds: number;
    readonly unit: 'round';
    /** The deals by which networks are chosen: not those of the evaluation. */
    readonly choice: { readonly seed: string; readonly rounds: number };
  };
}

/** Of either way to train. */
export type PipelineReport = LogReport | SelfPlayReport;

/** The pipeline was interrupted during this step. The kept files are complete. */
export interface Unfinished {
  readonly during: string;
  readonly kept: readonly string[];
}
