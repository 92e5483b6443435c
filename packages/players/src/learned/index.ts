export { Encoder, type Seating } from './encoder.ts';
export type { AnyFeatures, Features, Place } from './features.ts';
export { featuresOf } from './features-of.ts';
export {
  type LogModel,
  type LogModelKind,
  type LogTraining,
  type Model,
  type ModelKind,
  modelText,
  readModel,
  refuseOtherTable,
  type SelfPlayModel,
  type SelfPlayTraining,
} from './model.ts';
export { ModelError, type ModelProblem } from './model-error.ts';
export { learnedPlayer, slotsVersion } from './player.ts';
export { Sparse } from './sparse.ts';
