import type { Snapshot } from '@madang/engine/check';
import { useEffect, useState } from 'react';
import type { Eyes } from '../../play/told.ts';
import { looksOf } from './reading.ts';

/** At most this long, in milliseconds, does one look at a card. */
const LOOK = 8000;

/** How many of the reader's looks are over, by hand or by time; each ability starts anew. */
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
