import { change, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { BoardProps, GameUi } from '../games/ui.ts';
import { standingOf } from './standing.ts';
import type { Sheet } from './TableBar.tsx';
import { useKeys } from './useKeys.ts';
import type { RailState } from './useRail.ts';
import { tableWords } from './words/index.ts';

interface TableKeys {
  readonly askHint: (() => void) | null;
  readonly openSheet: (sheet: Sheet) => void;
  readonly rail: RailState;
  readonly say: (text: string) => void;
}

/** The single keys of a table; `?` lists them. */
export function useTableKeys(ui: GameUi, props: BoardProps, { askHint, openSheet, rail, say }: TableKeys): void {
  const words = useWords(tableWords);
  const { sound } = useSettings();
  useKeys({
    h: () => askHint?.(),
    r: () => openSheet('rules'),
    l: () => rail.visit('.log-panel'),
    y: () => rail.visit('[data-sets]', '.panel:not(.log-panel)'),
    t: () => say(standingOf(ui, props, words)),
    '0': () => change({ sound: !sound }),
    '?': () => openSheet('menu'),
  });
}
