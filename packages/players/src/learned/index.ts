export { Adam } from './adam.ts';
export { Encoder, type Seating } from './encoder.ts';
export type { AnyFeatures, Features, Place } from './features.ts';
export { featuresOf } from './features-of.ts';
export { type Model, ModelError, type ModelKind, modelText, readModel, type Training } from './model.ts';
export { Network } from './network.ts';
export { learnedPlayer } from './player.ts';
export { Sparse } from './sparse.ts';
