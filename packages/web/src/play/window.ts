import type { Json } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';

/** How long a window stays open in which several seats may act at once, in milliseconds; null: there is none. */
export function windowOf(game: string, view: Json): number | null {
  return game === 'check' && isRecord(view) && view.stage === 'matchingStage' ? 5000 : null;
}
