import type { LogModelKind } from '@madang/players';
import { type Learner, SparseRows } from '@madang/players/kernels';
import { LOSSES, type Loss } from './loss.ts';
import type { Sample } from './samples.ts';

/** What is needed of a network to compute a loss, and to learn from it. */
type Answering = Pick<Learner, 'forward'>;

/** Samples that are computed together by the kernels. Used again after `clear`. */
export class SampleBatch {
  private readonly kind: LogModelKind;
  private readonly loss: Loss;
  private readonly inputs = new SparseRows();
  private readonly outputs = new SparseRows();
  private readonly samples: Sample[] = [];
  private errors = new Float32Array(1024);

  constructor(kind: LogModelKind) {
    this.kind = kind;
    this.loss = LOSSES[kind];
  }

  get count(): number {
    return this.samples.length;
  }

  clear(): void {
    this.samples.length = 0;
    this.inputs.clear();
    this.outputs.clear();
  }

  add(sample: Sample): void {
    const { indices, values, length } = sample.input;
    for (let i = 0; i < length; i++) this.inputs.add(indices[i], values[i]);
    this.inputs.end();
    this.outputs.addRow(sample.rows);
    this.samples.push(sample);
  }

  /** The sums of the losses and of their weights. Answers are divided by `scale`. */
  lossOf(network: Answering, scale: number): { readonly loss: number; readonly weight: number } {
    const { samples, inputs, outputs, kind } = this;
    if (outputs.size > this.errors.length) this.errors = new Float32Array(outputs.size * 2);
    const { errors } = this;
    const answers = network.forward(inputs, outputs);
    let [loss, weights] = [0, 0];
    for (const [row, { rows, answer, weight }] of samples.entries()) {
      const first = outputs.starts[row];
      const wanted = kind === 'value' ? answer / scale : answer;
      loss += weight * this.loss(answers, first, rows.length, wanted, errors);
      weights += weight;
      for (let k = first; k < first + rows.length; k++) errors[k] *= weight;
    }
    return { loss, weight: weights };
  }

  /** One step of Adam over the batch; the loss before it. */
  learn(learner: Learner, scale: number, rate: number): { readonly loss: number; readonly weight: number } {
    const lost = this.lossOf(learner, scale);
    learner.backward(this.errors);
    learner.update(rate);
    return lost;
  }
}
