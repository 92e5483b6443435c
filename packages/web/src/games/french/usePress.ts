import { useEffect, useRef } from 'react';
import type { Written } from '../../play/told.ts';

interface Press {
  /** Shows what pressing would do, for the pointer or the keyboard; a finger shows by its first tap. */
  readonly look: (id: string) => void;
  /** Plays it, for a finger only with the second tap. */
  readonly press: (id: string, act: () => void) => void;
}

/**
 * A mouse previews by hovering, a finger cannot: its first tap shows what the card would do, the second plays
 * it. Another turn forgets the first tap.
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
