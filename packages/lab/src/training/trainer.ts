import { FastRandom, seedFrom } from '@madang/engine';
import { Encoder, type LogModel, type LogModelKind, type Seating, Sparse } from '@madang/players';
import { type Checkpoint, type Learner, randomWeights, type Weights } from '@madang/players/kernels';
import { LabError } from '../failure.ts';
import { type Log, openLog } from '../log/read.ts';
import { seatingOf } from '../log/replay.ts';
import { EVALUATION } from '../pipeline/stages.ts';
import { SampleBatch } from './batch.ts';
import { type Sample, Sampler } from './samples.ts';

export interface Plan {
  readonly kind: LogModelKind;
  readonly game: string;
  readonly inputs: readonly string[];
  /** The widths of the hidden layers. */
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly batch: number;
  /** The learning rate of the first step. It falls to a tenth. */
  readonly rate: number;
  readonly seed: string;
  /** How many positions are shuffled. Default: 32768. */
  readonly buffer?: number;
}

export interface Progress {
  /** From 0 to 1. */
  readonly part: number;
  readonly games: number;
  readonly samples: number;
  /** The mean over the samples since the last report. */
  readonly loss: number;
  /** On the validation games, every twentieth; null when there are none. */
  readonly validationLoss: number | null;
}

/** Training yields one after each match. Some carry a report. */
export interface Tick {
  /** From 0 to 1. */
  readonly part: number;
  readonly progress: Progress | null;
}

/** All that training holds between two matches. `epoch` and `read` say which match of the logs is next. */
export interface TrainerState {
  readonly learner: Checkpoint;
  readonly random: object;
  /** Those of the batch that is not full. */
  readonly batch: readonly Sample[];
  readonly buffer: readonly Sample[];
  readonly validation: readonly Sample[];
  readonly since: { readonly loss: number; readonly weight: number };
  readonly last: Progress;
  readonly counts: Readonly<Record<Count, number>>;
}
type Count = 'epoch' | 'read' | 'reports' | 'scale' | 'games' | 'samples' | 'part';

const BUFFER = 1 << 15;
/** One game in twenty is for validation. */
const VALIDATION = 20;
const MAX_VALIDATION_SAMPLES = 10_000;
const REPORTS_PER_EPOCH = 10;
const VALIDATION_BATCH = 256;

/** Makes what improves the weights, or goes on from a checkpoint: the kernels, or in tests their plain twin. */
export type MakeLearner = (from: Weights | Checkpoint) => Learner;

/** Trains a model on logs, in one or more passes. Holds at most `BUFFER` positions and those for validation. */
export class LogTrainer {
  private readonly plan: Plan;
  private readonly logs: readonly Log[];
  private readonly seating: Seating;
  private readonly encoder: Encoder;
  private readonly learner: Learner;
  private readonly batch: SampleBatch;
  private batched: Sample[] = [];
  private readonly random: FastRandom;
  /** A shuffle buffer: each new sample replaces a random one, which is learned from. */
  private readonly buffer: Sample[] = [];
  private readonly validation: Sample[] = [];
  /** The answers of a value are divided by this, so that their size is about 1. Measured on the first answers. */
  private scale = 0;
  private epoch = 0;
  /** The matches of this epoch so far, and its reports. */
  private read = 0;
  private reports = 0;
  private games = 0;
  private samples = 0;
  private part = 0;
  private since = { loss: 0, weight: 0 };
  private last: Progress = { part: 0, games: 0, samples: 0, loss: 0, validationLoss: null };

  /** Continues from a state that was saved with the same plan. */
  constructor(plan: Plan, makeLearner: MakeLearner, state?: TrainerState) {
    this.plan = plan;
    this.logs = plan.inputs.map(openLog);
    this.seating = commonSeating(this.logs, plan.game);
    this.encoder = new Encoder(this.seating);
    const [a, b, c, d] = seedFrom(`training/${plan.seed}`);
    this.random = new FastRandom((a << 24) | (b << 16) | (c << 8) | d);
    const { inputs, outputs } = this.encoder;
    const shape = { inputs, hidden: plan.hidden, outputs: plan.kind === 'policy' ? outputs : 1 };
    this.learner = makeLearner(state?.learner ?? randomWeights(shape, this.random));
    this.batch = new SampleBatch(plan.kind);
    if (state) this.restore(state);
  }

  /** To be written at once: training goes on in the same lists. */
  get state(): TrainerState {
    const { random, buffer, validation, since, last, batched: batch } = this;
    const { epoch, read, reports, scale, games, samples, part } = this;
    const counts = { epoch, read, reports, scale, games, samples, part };
    return { learner: this.learner.checkpoint(), random, batch, buffer, validation, since, last, counts };
  }

  private restore({ random, batch, buffer, validation, since, last, counts }: TrainerState): void {
    Object.assign(this.random, random);
    for (const sample of batch) this.put(revived(sample));
    for (const sample of buffer) this.buffer.push(revived(sample));
    for (const sample of validation) this.validation.push(revived(sample));
    this.since = { ...since };
    this.last = last;
    Object.assign(this, counts);
  }

  /** Yields after every match, with a report ten times an epoch. The caller may stop at any tick and use `model()`. */
  *learn(): Generator<Tick, void, undefined> {
    const { epochs } = this.plan;
    for (; this.epoch < epochs; this.epoch++) {
      for (const part of this.pass(this.epoch === 0)) {
        this.part = (this.epoch + part) / epochs;
        const isDue = part * REPORTS_PER_EPOCH >= this.reports + 1 && this.hasLearned;
        if (isDue) this.reports = Math.floor(part * REPORTS_PER_EPOCH);
        yield { part: this.part, progress: isDue ? this.report() : null };
      }
      this.read = 0;
      this.reports = 0;
    }
    if (this.scale === 0) this.measure();
    while (this.buffer.length > 0) this.learnFrom(this.takeRandom());
    this.endBatch();
    if (!this.hasLearned) throw new LabError('nothing to learn from: no game in the input has a choice');
    yield { part: 1, progress: this.report() };
  }

  get hasLearned(): boolean {
    return this.samples > 0;
  }

  /** The model as trained so far. */
  model(): LogModel {
    const { plan, logs, seating, encoder, scale, games, samples } = this;
    const { ruleset = '' } = seating.rules as { readonly ruleset?: string };
    const players = [...new Set(logs.flatMap(({ simulation }) => simulation.players))];
    const { loss, validationLoss } = this.last;
    const { inputs, epochs, seed, kind } = plan;
    return {
      ...{ kind, game: seating.game.id, ruleset, seats: seating.seats, features: encoder.version, scale },
      training: { inputs, players, games, samples, epochs, seed, loss, validationLoss },
      weights: this.learner.checkpoint().weights,
    };
  }

  /** Reads all logs once. Yields after each match the share of the logs that has been read. */
  private *pass(isFirst: boolean): Generator<number, void, undefined> {
    let skipped = this.read;
    for (const [number, log] of this.logs.entries()) {
      const sampler = new Sampler(this.plan.kind, log);
      for (const match of log.matches()) {
        if (skipped-- > 0) continue;
        this.read++;
        const isValidation = match.game % VALIDATION === VALIDATION - 1;
        if (isFirst) this.games++;
        if (!isValidation) for (const sample of sampler.samplesOf(match)) this.add(sample);
        else if (isFirst && this.validation.length < MAX_VALIDATION_SAMPLES)
          this.validation.push(...sampler.samplesOf(match));
        yield (number + match.part) / this.logs.length;
      }
    }
  }

  private add(sample: Sample): void {
    if (this.buffer.length < (this.plan.buffer ?? BUFFER)) {
      this.buffer.push(sample);
      return;
    }
    if (this.scale === 0) this.measure();
    this.learnFrom(this.takeRandom(sample));
  }

  /** A random sample of the buffer. The replacement takes its place, or without one the last sample does. */
  private takeRandom(replacement?: Sample): Sample {
    const place = this.random.below(this.buffer.length);
    const sample = this.buffer[place];
    const next = replacement ?? this.buffer.pop();
    if (next && place < this.buffer.length) this.buffer[place] = next;
    return sample;
  }

  private measure(): void {
    const squares = this.buffer.reduce((sum, { answer }) => sum + answer * answer, 0);
    const isValue = this.plan.kind === 'value' && squares > 0;
    this.scale = isValue ? Math.sqrt(squares / this.buffer.length) : 1;
  }

  private learnFrom(sample: Sample): void {
    this.put(sample);
    this.samples++;
    if (this.batch.count === this.plan.batch) this.endBatch();
  }

  private put(sample: Sample): void {
    this.batch.add(sample);
    this.batched.push(sample);
  }

  private endBatch(): void {
    if (this.batch.count === 0) return;
    const { loss, weight } = this.batch.learn(this.learner, this.scale, this.plan.rate * (1 - 0.9 * this.part));
    this.since = { loss: this.since.loss + loss, weight: this.since.weight + weight };
    this.batch.clear();
    this.batched = [];
  }

  private report(): Progress {
    const { part, games, samples, since } = this;
    const loss = since.weight === 0 ? this.last.loss : since.loss / since.weight;
    this.since = { loss: 0, weight: 0 };
    this.last = { part, games, samples, loss, validationLoss: this.validationLoss() };
    return this.last;
  }

  private validationLoss(): number | null {
    const batch = new SampleBatch(this.plan.kind);
    const sums = { loss: 0, weight: 0 };
    for (let from = 0; from < this.validation.length; from += VALIDATION_BATCH) {
      batch.clear();
      for (const sample of this.validation.slice(from, from + VALIDATION_BATCH)) batch.add(sample);
      const { loss, weight } = batch.lossOf(this.learner, this.scale);
      sums.loss += loss;
      sums.weight += weight;
    }
    return sums.weight === 0 ? null : sums.loss / sums.weight;
  }
}

/** A saved sample has lost its classes. */
function revived(sample: Sample): Sample {
  return { ...sample, input: Object.assign(new Sparse(0), sample.input) };
}

/** All logs must have the same game and number of seats, which set the network's inputs and outputs. */
function commonSeating(logs: readonly Log[], game: string): Seating {
  const [first] = logs;
  if (!first) throw new LabError('there are no logs to learn from');
  for (const { file, simulation } of logs) {
    if (simulation.game !== game) throw new LabError(`${file} is of ${simulation.game}, not of ${game}`);
    if (simulation.seed === EVALUATION.seed)
      throw new LabError(
        `${file} has deals of the evaluation set (seed ${JSON.stringify(EVALUATION.seed)}): a model that has seen them cannot be evaluated`,
      );
    if (simulation.seats !== first.simulation.seats)
      throw new LabError(`${file} is of a table of ${simulation.seats}, ${first.file} of ${first.simulation.seats}`);
  }
  return seatingOf(first);
}
