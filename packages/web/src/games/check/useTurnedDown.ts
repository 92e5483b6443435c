import type { Snapshot } from '@madang/engine/check';
import { useEffect, useState } from 'react';
import type { Eyes } from '../../play/told.ts';
import { looksOf } from './reading.ts';

/** The longest peek, in milliseconds. */
const LOOK = 8000;

/** How many of the reader's peeks are over, by hand or by time; reset for each ability. */
export function useTurnedDown(view: Snapshot, eyes: Eyes): readonly [number, () => void] {
  const looks = looksOf(view, eyes).length;
  const ability = `${view.round}-${view.turns}-${view.pendingAbilities.length}`;
  const [done, setDone] = useState({ ability, count: 0 });
  useEffect(() => {
    if (looks === 0) return;
    const timer = setTimeout(() => setDone({ ability, count: looks }), LOOK);
    return () => clearTimeout(timer);
  }, [ability, looks]);
  const count = done.ability === ability ? done.count : 0;
  return [count, () => setDone({ ability, count: looks })];
}
