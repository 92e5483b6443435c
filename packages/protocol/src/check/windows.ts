import type { Stage } from '@madang/engine/check';

/** How long a stage lasts in which several seats may act at once, in milliseconds; then a clock ends it. */
export const WINDOWS = {
  /** The round starts when all have looked at their cards, or after this time (docs/rules/check.md 3). */
  initialPeek: 15_000,
  /** A clock closes the matching window (docs/rules/check.md 6). */
  matchingStage: 5_000,
} as const satisfies Partial<Record<Stage, number>>;

/** The window of a stage; null when it has none. */
export function windowOf(stage: Stage): number | null {
  return stage === 'initialPeek' || stage === 'matchingStage' ? WINDOWS[stage] : null;
}

/** Up to this many swaps are listed one by one, and beyond that none: with six players an event would exceed 64 kB. */
export const SWAPS_LISTED = 200;
