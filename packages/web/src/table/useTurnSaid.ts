import { useState } from 'react';
import type { Scene } from '../play/presenter.ts';

/** Whether it is the reader's turn, for a screen reader: said once, not again at every choice within the turn. */
export function useTurnSaid({ legal, events, eyes }: Scene): boolean {
  const [isSaid, say] = useState(false);
  const isOthers = legal.length === 0 && events.some(({ seat }) => typeof seat === 'number' && seat !== eyes);
  const next = legal.length > 0 || (isSaid && !isOthers);
  if (next !== isSaid) say(next);
  return next;
}
