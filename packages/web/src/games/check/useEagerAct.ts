import { useEffect, useRef } from 'react';
import type { Written } from '../../play/told.ts';

/**
 * When several answer at once, the reader may answer while another's answer is animated and nothing is legal yet: the action
 * is kept and sent as soon as it is legal.
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
