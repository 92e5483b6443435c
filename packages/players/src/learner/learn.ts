import { FastRandom } from '@madang/engine';
import { type Checkpoint, Net, Trainer } from '../kernels/index.ts';
import { Examples } from './examples.ts';
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
  readonly series: SeriesPoint | null;
  readonly curve: readonly CurvePoint[];
  /** Since the last point of the curve. */
  readonly steps: number;
  readonly errors: number;
}

const CURVE_POINTS = 100;

/** A network that learns a game by playing against itself. */
export class Training {
  readonly plan: Plan;
  readonly net: Net;
  private readonly trainer: Trainer;
  private readonly examples = new Examples();
  private readonly play: SelfPlay;
  private readonly series: Series;
  private readonly random = new FastRandom(0);
  private readonly start: number;
  private readonly points: CurvePoint[];
  private now: Progress;
  private steps: number;
  private errors: number;

  constructor(plan: Plan, kernels: Kernels, from?: TrainingCheckpoint) {
    const { task, hidden, seed, length } = plan;
    this.plan = plan;
    this.trainer = from
      ? Trainer.resume(kernels, from.learner)
      : new Trainer(Net.create(kernels, { inputs: task.slots.inputs, hidden, outputs: 1 }, new FastRandom(seed)));
    this.net = this.trainer.net;
    this.play = new SelfPlay(task, this.net, this.examples);
    this.series = new Series(task, from?.series);
    this.points = [...(from?.curve ?? [])];
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

  /** Plays the rounds of one minibatch and learns from them. */
  step(): Progress {
    const { plan, play, series, random, examples } = this;
    const { done } = this.now;
    let { rounds } = this.now;
    examples.clear();
    while (examples.count < plan.batch) {
      // Each round has its own random sequence, so that a checkpoint needs no state of the generator.
      random.reseed(plan.seed, ++rounds);
      const state = series.deal(random);
      series.ended(state, play.round(state, exploreAt(plan, done), plan.lambda, random));
    }
    this.errors += 2 * this.trainer.step(examples, rateAt(plan, done));
    this.steps++;
    this.now = { done: this.doneAfter(rounds), rounds, examples: this.now.examples + examples.count };
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
      series: this.series.next,
      curve: this.points.slice(),
      steps: this.steps,
      errors: this.errors,
    };
  }
}

/** Trains to the end of the plan, one minibatch at a time. The caller may stop, and call it again later. */
export function* learn(training: Training): Generator<Progress, Progress, undefined> {
  while (training.progress.done < 1) yield training.step();
  return training.progress;
}
