import type { Seated } from '@madang/protocol';
import { useSyncExternalStore } from 'react';
import { dropKept, isObject, keep, readKept, THIS_TAB } from '../app/kept.ts';

// Whether the reader looks for an opponent. It is on every page, and small: `seek.ts` is loaded by those who do.

export interface Seeking {
  readonly game: string;
  readonly seat: Seated;
  /** Somebody has come, and is kept waiting until then. */
  readonly offer: { readonly other: string; readonly until: number } | null;
  /** Nobody waits any more: told until the reader has read it. */
  readonly isOver: boolean;
}

const KEY = 'madang.seek';

let current: Seeking | null = null;
const listeners = new Set<() => void>();

export function seeking(): Seeking | null {
  return current;
}

export function useSeeking(): Seeking | null {
  return useSyncExternalStore(subscribe, seeking);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function become(next: Seeking | null): void {
  current = next;
  if (next && !next.isOver) keep(KEY, { game: next.game, seat: next.seat }, THIS_TAB);
  else dropKept(KEY, THIS_TAB);
  for (const listener of listeners) listener();
}

/** What a reload of the page has interrupted, as it was kept. */
export function interruptedSeeking(): Readonly<Record<string, unknown>> | null {
  return readKept(KEY, (value) => (isObject(value) ? value : null), THIS_TAB);
}
