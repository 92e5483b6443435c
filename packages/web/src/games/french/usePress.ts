import { useEffect, useRef } from 'react';
import type { Written } from '../../play/told.ts';

interface Press {
  /** Shows the preview on hover or focus; for touch on the first tap. */
  readonly look: (id: string) => void;
  /** Plays the card; for touch only on the second tap. */
  readonly press: (id: string, act: () => void) => void;
}

/**
 * A mouse previews by hovering. For touch the first tap previews and the second plays. A new turn resets the first tap.
 */
export function usePress(turn: readonly Written[], show: (id: string) => void): Press {
  const isFinger = useRef(false);
  const tapped = useRef<{ readonly id: string; readonly turn: readonly Written[] } | null>(null);
  useEffect(() => {
    const point = ({ pointerType }: PointerEvent) => {
      isFinger.current = pointerType === 'touch';
    };
    const key = () => {
      isFinger.current = false;
    };
    addEventListener('pointerdown', point, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', point, true);
      removeEventListener('keydown', key, true);
    };
  }, []);
  return {
    look: (id) => {
      if (!isFinger.current) show(id);
    },
    press: (id, act) => {
      const isSecond = tapped.current?.id === id && tapped.current.turn === turn;
      if (!isFinger.current || isSecond) return act();
      tapped.current = { id, turn };
      show(id);
    },
  };
}
