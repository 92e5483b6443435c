export { slotsOf } from './slots.ts';
export { worth } from './worth.ts';
