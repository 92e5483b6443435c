import { lazy } from 'react';
import type { GameUi } from '../games/ui.ts';

// Loaded after the first turns, so that the first card is not waiting for it.
const load = () => import('./Results.tsx');

export const Results = lazy(() => load().then(({ Results }) => ({ default: Results })));

/** What cannot be loaded now is loaded again when it is shown. */
export function prepareResults(ui: GameUi): void {
  void Promise.all([load(), ui.count()]).catch(() => {});
}
