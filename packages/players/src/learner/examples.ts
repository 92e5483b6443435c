import { SparseRows } from '../kernels/index.ts';

/** A minibatch: the inputs of decisions, and what the network should have answered. */
export class Examples {
  readonly inputs = new SparseRows(512, 512 * 64);
  readonly outputs = new SparseRows(512, 512);
  targets = new Float32Array(512);

  get count(): number {
    return this.inputs.count;
  }

  clear(): void {
    this.inputs.clear();
    this.outputs.clear();
  }

  /** Adds a position with one of its actions, and returns its number: its target is set later. */
  add(position: SparseRows, actions: SparseRows, action: number): number {
    const { inputs, outputs } = this;
    for (let i = 0; i < position.size; i++) inputs.add(position.indices[i]);
    for (let i = actions.starts[action]; i < actions.starts[action + 1]; i++) inputs.add(actions.indices[i]);
    inputs.end();
    outputs.add(0);
    outputs.end();
    if (inputs.count > this.targets.length) this.growTargets();
    return inputs.count - 1;
  }

  private growTargets(): void {
    const { targets } = this;
    this.targets = new Float32Array(targets.length * 2);
    this.targets.set(targets);
  }
}
