// What a client of Check must know beside the schemas, which are in `@madang/protocol/check/schemas`.

export type { Position } from './view.ts';
export { SWAPS_LISTED, WINDOWS, windowOf } from './windows.ts';
