import { type AdamPace, adamNumbers, FIRST_PACE, nextPace } from './adam-pace.ts';
import { BackwardPass } from './backward-pass.ts';
import { ForwardPass } from './forward-pass.ts';
import { type Batch, type Checkpoint, type Learner, squaredErrors } from './learner.ts';
import { LayerMatrices } from './matrix.ts';
import { Net } from './net.ts';
import type { SparseRows } from './sparse-rows.ts';
import type { WasmModule } from './wasm.ts';

/** Improves a `Net` in place, by the kernels. */
export class Trainer implements Learner {
  readonly net: Net;
  private readonly means: LayerMatrices;
  private readonly spreads: LayerMatrices;
  private forwardPass: ForwardPass;
  private backwardPass: BackwardPass;
  private pace: AdamPace = FIRST_PACE;
  private answers = new Float32Array(64);
  private errors = new Float32Array(64);

  /** `room` is the expected number of rows in a batch; a larger batch makes it grow. */
  constructor(net: Net, room = 64) {
    this.net = net;
    this.means = new LayerMatrices(net.arena, net.shape);
    this.spreads = new LayerMatrices(net.arena, net.shape);
    this.forwardPass = new ForwardPass(net.arena, net.shape, net.layers.matrices, room);
    this.backwardPass = new BackwardPass(net, this.forwardPass);
  }

  static resume(module: WasmModule, { weights, means, spreads, pace }: Checkpoint): Trainer {
    const trainer = new Trainer(Net.from(module, weights));
    trainer.means.write(means);
    trainer.spreads.write(spreads);
    trainer.pace = pace;
    return trainer;
  }

  forward(inputs: SparseRows, outputs: SparseRows): Float32Array {
    this.reserve(inputs.count, outputs.size);
    this.forwardPass.run(inputs, outputs);
    this.forwardPass.outputs.readValues(this.answers);
    return this.answers;
  }

  backward(errors: ArrayLike<number>): void {
    this.forwardPass.outputs.writeValues(errors);
    this.backwardPass.run();
  }

  update(rate: number): void {
    this.pace = nextPace(this.pace);
    const numbers = adamNumbers(this.pace, rate, this.forwardPass.inputs.count);
    this.backwardPass.update(this.means.matrices, this.spreads.matrices, numbers);
  }

  step(batch: Batch, rate: number): number {
    const loss = squaredErrors(this.forward(batch.inputs, batch.outputs), batch, this.errors);
    this.backward(this.errors);
    this.update(rate);
    return loss;
  }

  gradients(): Float32Array {
    return this.backwardPass.gradients();
  }

  checkpoint(): Checkpoint {
    const { net, means, spreads, pace } = this;
    return { weights: net.weights(), means: means.read(), spreads: spreads.read(), pace };
  }

  private reserve(rows: number, answers: number): void {
    const { net } = this;
    if (rows > this.forwardPass.room) {
      const room = Math.max(rows, this.forwardPass.room * 2);
      this.forwardPass = new ForwardPass(net.arena, net.shape, net.layers.matrices, room);
      this.backwardPass = new BackwardPass(net, this.forwardPass);
    }
    if (answers > this.answers.length) {
      this.answers = new Float32Array(answers * 2);
      this.errors = new Float32Array(answers * 2);
    }
  }
}
