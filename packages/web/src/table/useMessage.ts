import { useEffect, useState } from 'react';
import type { Written } from '../play/told.ts';

/** A message to the reader alone. */
export interface Message {
  /** A new id for each message: a repeated text is announced again. */
  readonly id: number;
  readonly text: string;
}

const STAYS = 6000;

/** The last message, for a few seconds or until the next turn. */
export function useMessage(turn: readonly Written[]): {
  readonly message: Message | null;
  readonly say: (text: string) => void;
} {
  const [message, setMessage] = useState<Message | null>(null);
  const [known, setKnown] = useState(turn);
  if (known !== turn) {
    setKnown(turn);
    setMessage(null);
  }
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), STAYS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, say: (text) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, text })) };
}
