import { useEffect, useState } from 'react';
import type { Written } from '../play/told.ts';

/** Something said to the reader alone. */
export interface Said {
  /** The same words again are said again. */
  readonly id: number;
  readonly text: string;
}

const STAYS = 6000;

/** What was said last, until it is read or another turn comes. */
export function useSaid(turn: readonly Written[]): {
  readonly said: Said | null;
  readonly say: (text: string) => void;
} {
  const [said, setSaid] = useState<Said | null>(null);
  const [known, setKnown] = useState(turn);
  if (known !== turn) {
    setKnown(turn);
    setSaid(null);
  }
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  return { said, say: (text) => setSaid((last) => ({ id: (last?.id ?? 0) + 1, text })) };
}
