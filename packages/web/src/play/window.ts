import type { Json } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';

/** A stage of a game in which several seats may act at once, and for how long. */
export interface ActionWindow {
  /** As `stage` in the game's views names it. */
  readonly stage: string;
  readonly ms: number;
}

/** For how long the window of this position stays open, in milliseconds; null: it has none. */
export function windowOf(window: ActionWindow | undefined, view: Json): number | null {
  return window && isRecord(view) && view.stage === window.stage ? window.ms : null;
}
