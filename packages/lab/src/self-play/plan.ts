import type { Json } from '@madang/engine';
import type { SelfPlayModel } from '@madang/players';
import type { CurvePoint } from '@madang/players/learner';

/** A training by self-play as plain data, to be sent to a thread. The model follows from it. */
export interface SelfPlayPlan {
  readonly game: string;
  /** As `configure` takes it. */
  readonly rules: Json;
  readonly seats: number;
  readonly rounds: number;
  readonly seed: string;
  /** The widths of the hidden layers. Default: those of the learner. Not where it goes on from a model. */
  readonly hidden?: readonly number[];
  /** The file of the model to go on from; absent: a network that knows nothing. */
  readonly start?: string;
}

/** What a training gave, as far as it was trained. */
export interface SelfPlayed {
  readonly model: SelfPlayModel;
  readonly curve: readonly CurvePoint[];
  /** From 0 to 1: below 1 it was interrupted. */
  readonly done: number;
  readonly cpuSeconds: number;
}
