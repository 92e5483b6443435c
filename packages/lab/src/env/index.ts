export { Environment } from './environment.ts';
export { UNITS, type Unit } from './episode.ts';
export { FrameChannel } from './frame-channel.ts';
export { LineChannel } from './line-channel.ts';
