import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../app/words.ts';
import type { GameUi } from '../games/ui.ts';
import { replayWords } from '../replay/words.ts';
import { PositionTable } from './PositionTable.tsx';
import type { PositionTask } from './task.ts';
import { positionWords } from './words.ts';

/** A position of a list: of a match, or of a pack. */
export type PracticeItem = {
  readonly id: string;
  readonly task: () => PositionTask;
  readonly isFound: boolean;
} & ({ readonly round: number; readonly n: number } | { readonly number: number; readonly isToday: boolean });

interface PracticeProps {
  readonly ui: GameUi;
  readonly title: string;
  readonly items: readonly PracticeItem[];
  /** The place of the first one in the list. */
  readonly first: number;
  readonly playedName: string;
  readonly onFound: (id: string) => void;
  readonly children: ReactNode;
}

/** One position after the other, those first that were not found yet. */
export function Practice({ ui, title, items, first, playedName, onFound, children }: PracticeProps) {
  const words = useWords(positionWords);
  const { moveAt } = useWords(replayWords);
  const [at, setAt] = useState(first);
  const [found, setFound] = useState(() => new Set(items.filter(({ isFound }) => isFound).map(({ id }) => id)));
  const item = items[at];
  const task = useMemo(() => item.task(), [item]);
  const next = nextOf(items, found, at);
  const placeOf = (of: PracticeItem): string =>
    'n' in of ? moveAt(of.round, of.n) : of.isToday ? words.today : words.number(of.number);
  return (
    <PositionTable
      key={item.id}
      {...{ ui, title, task, playedName }}
      place={[placeOf(item), words.found(found.size, items.length)].join(' · ')}
      onFound={() => {
        setFound(new Set([...found, item.id]));
        onFound(item.id);
      }}
      onNext={next === null ? null : () => setAt(next)}
    >
      {children}
    </PositionTable>
  );
}

/** The next one that was not found yet, otherwise simply the next; null where there is only one. */
function nextOf(items: readonly PracticeItem[], found: ReadonlySet<string>, at: number): number | null {
  if (items.length < 2) return null;
  const others = items.map((_, i) => (at + 1 + i) % items.length).slice(0, -1);
  return others.find((i) => !found.has(items[i].id)) ?? others[0];
}
