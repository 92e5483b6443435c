import { FastRandom } from '@madang/engine';
import { type Checkpoint, Net, Trainer, type Weights } from '../kernels/index.ts';
import { Examples } from './examples.ts';
import { type MeanPoint, MeanWeights } from './mean-weights.ts';
import { exploreAt, type Plan, rateAt } from './plan.ts';
import { SelfPlay } from './self-play.ts';
import { Series, type SeriesPoint } from './series.ts';

type Kernels = Parameters<typeof Net.create>[0];

/** How far a training has come. */
export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  readonly rounds: number;
  readonly examples: number;
}

/** One point for each hundredth of a training, with the mean squared error since the point before. */
export interface CurvePoint extends Progress {
  readonly error: number;
}

/** Everything that is needed to resume: the result has the same bits as without the interruption. */
export interface TrainingCheckpoint {
  readonly learner: Checkpoint;
  readonly progress: Progress;
  /** By table. */
  readonly series: readonly (SeriesPoint | null)[];
  readonly curve: readonly CurvePoint[];
  /** Once weights are averaged. */
  readonly mean: MeanPoint | null;
  /** Since the last point of the curve. */
  readonly steps: number;
  readonly errors: number;
}

const CURVE_POINTS = 100;
/** Weights change little in a step: the mean takes one of so many, counted from the last point of the curve. */
const STEPS_OF_MEAN = 8;

/** A table of a plan, and the match that is played at it. */
interface Table {
  readonly play: SelfPlay;
  readonly series: Series;
  readonly seats: number;
}

/** A network that learns a game by playing against itself. */
export class Training {
  readonly plan: Plan;
  readonly net: Net;
  private readonly trainer: Trainer;
  private readonly examples = new Examples();
  private readonly tables: readonly Table[];
  private readonly random = new FastRandom(0);
  private readonly start: number;
  private readonly points: CurvePoint[];
  private readonly mean: MeanWeights;
  private now: Progress;
  private steps: number;
  private errors: number;

  constructor(plan: Plan, kernels: Kernels, from?: TrainingCheckpoint) {
    const { task, also = [], length } = plan;
    this.plan = plan;
    this.trainer = from ? Trainer.resume(kernels, from.learner) : new Trainer(firstNet(plan, kernels));
    this.net = this.trainer.net;
    this.tables = [task, ...also].map((each, i) => ({
      play: new SelfPlay(each, this.net, this.examples),
      series: new Series(each, from?.series[i]),
      seats: each.seats,
    }));
    this.points = [...(from?.curve ?? [])];
    this.mean = new MeanWeights(from?.mean);
    this.now = from?.progress ?? { done: 0, rounds: 0, examples: 0 };
    this.steps = from?.steps ?? 0;
    this.errors = from?.errors ?? 0;
    this.start = 'clock' in length ? length.clock() - this.now.done * length.seconds : 0;
  }

  get progress(): Progress {
    return this.now;
  }

  get curve(): readonly CurvePoint[] {
    return this.points;
  }

  /** What it has learned: the mean of the last weights where the plan asks for it. */
  weights(): Weights {
    return this.mean.over(this.net.weights());
  }

  /** Plays the rounds of one minibatch and learns from them. */
  step(): Progress {
    const { plan, tables, random, examples } = this;
    const { done } = this.now;
    let { rounds } = this.now;
    examples.clear();
    while (examples.count < plan.batch) {
      // Each round has its own random sequence, so that a checkpoint needs no state of the generator.
      random.reseed(plan.seed, ++rounds);
      const { play, series, seats } = tables[rounds % tables.length];
      const state = series.deal(random);
      const alone = plan.rivals > 0 && random.below(1000) < plan.rivals * 1000 ? random.below(seats) : undefined;
      const how = { explore: exploreAt(plan, done), lambda: plan.lambda, alone };
      series.ended(state, play.round(state, how, random));
    }
    this.errors += 2 * this.trainer.step(examples, rateAt(plan, done));
    this.steps++;
    this.now = { done: this.doneAfter(rounds), rounds, examples: this.now.examples + examples.count };
    if (this.now.done > 1 - plan.averaged && this.steps % STEPS_OF_MEAN === 0) this.mean.add(this.net.weights());
    if (this.now.done * CURVE_POINTS >= this.points.length + 1) this.addPoint();
    return this.now;
  }

  private doneAfter(rounds: number): number {
    const { length } = this.plan;
    return Math.min(1, 'rounds' in length ? rounds / length.rounds : (length.clock() - this.start) / length.seconds);
  }

  private addPoint(): void {
    this.points.push({ ...this.now, error: this.errors / this.steps });
    this.steps = 0;
    this.errors = 0;
  }

  checkpoint(): TrainingCheckpoint {
    return {
      learner: this.trainer.checkpoint(),
      progress: this.now,
      series: this.tables.map(({ series }) => series.next),
      curve: this.points.slice(),
      mean: this.mean.point,
      steps: this.steps,
      errors: this.errors,
    };
  }
}

function firstNet({ start, task, hidden, seed }: Plan, kernels: Kernels): Net {
  if (start) return Net.from(kernels, start);
  return Net.create(kernels, { inputs: task.slots.inputs, hidden, outputs: 1 }, new FastRandom(seed));
}

/** Trains to the end of the plan, one minibatch at a time. The caller may stop, and call it again later. */
export function* learn(training: Training): Generator<Progress, Progress, undefined> {
  while (training.progress.done < 1) yield training.step();
  return training.progress;
}
