export type { Batch, Checkpoint, Evaluator, Learner } from './learner.ts';
export { Net } from './net.ts';
export { PlainNet } from './plain-net.ts';
export { PlainTrainer } from './plain-trainer.ts';
export type { Shape } from './shape.ts';
export { SparseRows } from './sparse-rows.ts';
export { Trainer } from './trainer.ts';
export { randomWeights, type Weights } from './weights.ts';
export { type Bits, decodeWeights, encodeWeights, type Precision, type WeightsProblem } from './weights-file.ts';
