import { FastRandom, seedFrom } from '@madang/engine';
import { Adam, Encoder, type Model, type ModelKind, Network, type Seating } from '@madang/players';
import { LabError } from '../failure.ts';
import { type Log, openLog } from '../log/read.ts';
import { LOSSES, type Loss } from './loss.ts';
import { type Sample, Sampler, seatingOf } from './samples.ts';

export interface Plan {
  readonly kind: ModelKind;
  readonly game: string;
  readonly inputs: readonly string[];
  /** The widths of the hidden layers. */
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly batch: number;
  /** The learning rate of the first step. It falls to a tenth. */
  readonly rate: number;
  readonly seed: string;
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

const BUFFER = 1 << 15;
/** One game in twenty is for validation. */
const VALIDATION = 20;
const MAX_VALIDATION_SAMPLES = 10_000;
const REPORTS_PER_EPOCH = 10;

/** Trains a model on logs, in one or more passes. Holds at most `BUFFER` positions and those for validation. */
export class Trainer {
  private readonly plan: Plan;
  private readonly logs: readonly Log[];
  private readonly seating: Seating;
  private readonly encoder: Encoder;
  private readonly network: Network;
  private readonly adam: Adam;
  private readonly gradients: Float32Array;
  private readonly errors: Float64Array;
  private readonly loss: Loss;
  private readonly random: FastRandom;
  /** A shuffle buffer: each new sample replaces a random one, which is learned from. */
  private readonly buffer: Sample[] = [];
  private readonly validation: Sample[] = [];
  /** The answers of a value are divided by this, so that their size is about 1. Measured on the first answers. */
  private scale = 0;
  private games = 0;
  private samples = 0;
  private inBatch = 0;
  private part = 0;
  private since = { loss: 0, weight: 0 };
  private last: Progress = { part: 0, games: 0, samples: 0, loss: 0, validationLoss: null };

  constructor(plan: Plan) {
    this.plan = plan;
    this.logs = plan.inputs.map(openLog);
    this.seating = commonSeating(this.logs, plan.game);
    this.encoder = new Encoder(this.seating);
    const [a, b, c, d] = seedFrom(`training/${plan.seed}`);
    this.random = new FastRandom((a << 24) | (b << 16) | (c << 8) | d);
    const { inputs, outputs } = this.encoder;
    const last = plan.kind === 'policy' ? outputs : 1;
    this.network = Network.random([inputs, ...plan.hidden, last], this.random);
    this.adam = new Adam(this.network.parameters);
    this.gradients = new Float32Array(this.network.parameters.length);
    this.errors = new Float64Array(last);
    this.loss = LOSSES[plan.kind];
  }

  /** Yields after every match, with a report ten times an epoch. The caller may stop at any tick and use `model()`. */
  *learn(): Generator<Tick, void, undefined> {
    const { epochs } = this.plan;
    for (let epoch = 0; epoch < epochs; epoch++) {
      let reports = 0;
      for (const part of this.pass(epoch === 0)) {
        this.part = (epoch + part) / epochs;
        const isDue = part * REPORTS_PER_EPOCH >= reports + 1 && this.hasLearned;
        if (isDue) reports = Math.floor(part * REPORTS_PER_EPOCH);
        yield { part: this.part, progress: isDue ? this.report() : null };
      }
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
  model(): Model {
    const { plan, logs, seating, encoder, network, scale, games, samples } = this;
    const { ruleset = '' } = seating.rules as { readonly ruleset?: string };
    const players = [...new Set(logs.flatMap(({ simulation }) => simulation.players))];
    const { loss, validationLoss } = this.last;
    const { inputs, epochs, seed, kind } = plan;
    return {
      ...{ kind, game: seating.game.id, ruleset, seats: seating.seats, features: encoder.version, scale },
      training: { inputs, players, games, samples, epochs, seed, loss, validationLoss },
      network,
    };
  }

  /** Reads all logs once. Yields after each match the share of the logs that has been read. */
  private *pass(isFirst: boolean): Generator<number, void, undefined> {
    for (const [number, log] of this.logs.entries()) {
      const sampler = new Sampler(this.plan.kind, log);
      for (const match of log.matches()) {
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
    if (this.buffer.length < BUFFER) {
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
    const { network, errors, gradients } = this;
    const { input, rows, weight } = sample;
    const loss = this.lossOn(sample);
    for (let k = 0; k < rows.length; k++) errors[k] *= weight;
    network.backward(input, rows, errors, gradients);
    this.since.loss += weight * loss;
    this.since.weight += weight;
    this.samples++;
    if (++this.inBatch === this.plan.batch) this.endBatch();
  }

  private lossOn({ input, rows, answer }: Sample): number {
    const outputs = this.network.forward(input, rows);
    return this.loss(outputs, rows.length, this.plan.kind === 'value' ? answer / this.scale : answer, this.errors);
  }

  private endBatch(): void {
    if (this.inBatch === 0) return;
    this.adam.step(this.gradients, this.inBatch, this.plan.rate * (1 - 0.9 * this.part));
    this.inBatch = 0;
  }

  private report(): Progress {
    const { part, games, samples, since } = this;
    const loss = since.weight === 0 ? this.last.loss : since.loss / since.weight;
    this.since = { loss: 0, weight: 0 };
    this.last = { part, games, samples, loss, validationLoss: this.validationLoss() };
    return this.last;
  }

  private validationLoss(): number | null {
    let sum = 0;
    let weights = 0;
    for (const sample of this.validation) {
      sum += sample.weight * this.lossOn(sample);
      weights += sample.weight;
    }
    return weights === 0 ? null : sum / weights;
  }
}

/** All logs must have the same game and number of seats, which set the network's inputs and outputs. */
function commonSeating(logs: readonly Log[], game: string): Seating {
  const [first] = logs;
  if (!first) throw new LabError('there are no logs to learn from');
  for (const { file, simulation } of logs) {
    if (simulation.game !== game) throw new LabError(`${file} is of ${simulation.game}, not of ${game}`);
    if (simulation.seats !== first.simulation.seats)
      throw new LabError(`${file} is of a table of ${simulation.seats}, ${first.file} of ${first.simulation.seats}`);
  }
  return seatingOf(first);
}
