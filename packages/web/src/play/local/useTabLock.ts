import { useEffect, useState } from 'react';
import { TabLock, type TabLockState } from './tab-lock.ts';

interface Held {
  readonly state: TabLockState;
  /** Whether this tab may write the match now. */
  readonly isMine: () => boolean;
  readonly take: () => void;
}

const ALONE: Held = { state: 'mine', isMine: () => true, take: () => undefined };
const ASKING: Held = { ...ALONE, state: 'asking', isMine: () => false };

/** Whether this tab holds the match with this storage key. Null: the match is not stored, and needs no lock. */
export function useTabLock(match: string | null): Held {
  const [held, setHeld] = useState(match === null ? ALONE : ASKING);
  useEffect(() => {
    if (match === null) return;
    const lock: TabLock = new TabLock(match, (state) =>
      setHeld({ state, isMine: () => lock.isMine, take: () => void lock.take() }),
    );
    return () => lock.close();
  }, [match]);
  return held;
}
