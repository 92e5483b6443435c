import { useEffect, useRef } from 'react';
import type { Written } from '../../play/told.ts';

/**
 * Where several answer at once, an answer may come while somebody else's is being shown and nothing is legal yet: it is
 * kept for that moment and sent as soon as it may be.
 */
export function useEagerAct(legal: readonly Written[], act: (action: Written) => void): (action: Written) => void {
  const kept = useRef<Written | null>(null);
  useEffect(() => {
    const action = kept.current;
    if (legal.length === 0 || !action) return;
    kept.current = null;
    if (legal.some((choice) => choice.type === action.type && choice.slot === action.slot)) act(action);
  }, [legal, act]);
  return (action) => {
    if (legal.length > 0) act(action);
    else kept.current = action;
  };
}
