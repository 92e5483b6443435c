import type { AnyMatch, AnyTurned } from '@madang/engine';
import type { Entry } from './log.ts';

// Whoever decides on an action has played it already, to see whether it may be, and who starts a match has dealt it. What
// came of it is kept until the entry is followed a moment later, so that it is not done twice. A stored entry is always
// played anew.

interface Foreseen {
  readonly from: AnyMatch | null;
  readonly turned: AnyTurned;
}

const foreseen = new WeakMap<Entry, Foreseen>();

export function foresee(entry: Entry, from: AnyMatch | null, turned: AnyTurned): void {
  foreseen.set(entry, { from, turned });
}

/** What this entry leads to from here, if that is known; once. */
export function takeForeseen(entry: Entry, from: AnyMatch | null): AnyTurned | null {
  const known = foreseen.get(entry);
  if (!known) return null;
  foreseen.delete(entry);
  return known.from === from ? known.turned : null;
}
