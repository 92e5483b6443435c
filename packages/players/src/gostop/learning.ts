export { recipes, weights } from './recipes.ts';
export { review } from './review.ts';
export { search } from './search.ts';
export { slotsOf } from './slots.ts';
export { points, worth } from './worth.ts';
