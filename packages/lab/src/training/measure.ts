import type { LogModel } from '@madang/players';
import { Net, SparseRows } from '@madang/players/kernels';
import { nodeKernels } from '@madang/players/kernels/node';
import { openLog } from '../log/read.ts';
import { type Interval, intervalOf, RunningMean, shareOfMean } from '../running-mean.ts';
import { LOSSES } from './loss.ts';
import { type Sample, Sampler } from './samples.ts';

/** How well a model foretells logged matches. One match is one sample: the choices of a match depend on each other. */
export interface Measured {
  readonly matches: number;
  readonly samples: number;
  /** Of a policy: the share of choices that it would have made too, and the mean of −ln of their probability. */
  readonly accuracy?: Interval;
  readonly logLoss?: Interval;
  /** Of a value: the distance from what the seat gained in the round, and its square. */
  readonly error?: Interval;
  readonly squaredError?: Interval;
}

/** The model must fit the tables of the logs. */
export async function measureModel(model: LogModel, inputs: readonly string[]): Promise<Measured> {
  const [first, second] = [new RunningMean(), new RunningMean()];
  const answers = answersOf(Net.from(await nodeKernels(), model.weights));
  const measure = model.kind === 'policy' ? policyMeasure(answers) : valueMeasure(answers, model.scale);
  let count = 0;
  for (const file of inputs) {
    const log = openLog(file);
    const sampler = new Sampler(model.kind, log);
    for (const match of log.matches()) {
      const samples = sampler.samplesOf(match);
      if (samples.length === 0) continue;
      count += samples.length;
      const sums = [0, 0];
      for (const sample of samples) {
        const [one, two] = measure(sample);
        sums[0] += one;
        sums[1] += two;
      }
      first.add(sums[0] / samples.length);
      second.add(sums[1] / samples.length);
    }
  }
  const figures = { matches: first.count, samples: count };
  if (model.kind === 'policy') return { ...figures, accuracy: shareOfMean(first), logLoss: intervalOf(second) };
  return { ...figures, error: intervalOf(first), squaredError: intervalOf(second) };
}

type Measure = (sample: Sample) => readonly [number, number];
type Answers = (sample: Sample) => Float32Array;

function answersOf(net: Net): Answers {
  const [inputs, outputs] = [new SparseRows(), new SparseRows()];
  return ({ input: { indices, values, length }, rows }) => {
    inputs.clear();
    for (let i = 0; i < length; i++) inputs.add(indices[i], values[i]);
    inputs.end();
    outputs.clear();
    outputs.addRow(rows);
    return net.forward(inputs, outputs);
  };
}

function policyMeasure(answers: Answers): Measure {
  return (sample) => {
    const { rows, answer } = sample;
    const outputs = answers(sample);
    let best = 0;
    for (let k = 1; k < rows.length; k++) if (outputs[k] > outputs[best]) best = k;
    const errors = new Float32Array(rows.length);
    return [best === answer ? 1 : 0, LOSSES.policy(outputs, 0, rows.length, answer, errors)];
  };
}

function valueMeasure(answers: Answers, scale: number): Measure {
  return (sample) => {
    const error = scale * answers(sample)[0] - sample.answer;
    return [Math.abs(error), error * error];
  };
}
