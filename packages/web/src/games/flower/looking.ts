import { useEffect, useSyncExternalStore } from 'react';

// The mat and the panels preview the same play.

const NOTHING: readonly string[] = [];
let looked = NOTHING;
const listeners = new Set<() => void>();

function show(cards: readonly string[]): void {
  if (cards.length === looked.length && cards.every((id, i) => id === looked[i])) return;
  looked = cards;
  for (const listener of listeners) listener();
}

/** Sets the cards that the previewed play would bring. */
export function useShowLooked(cards: readonly string[]): void {
  useEffect(() => show(cards));
  useEffect(() => () => show(NOTHING), []);
}

export function useLooked(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => looked,
  );
}
