import type { Me } from '@madang/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { me, ownKey } from '../me/own-key.ts';
import { api } from '../play/online/api.ts';

// Whom the reader has blocked. The server keeps it with the key, and never pairs the two.

type Blocked = Me['blocked'];

const NOBODY: Blocked = [];
let current: Blocked | null = null;
const listeners = new Set<() => void>();

function become(next: Blocked): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nobody until the server has answered. */
export function useBlocked(): Blocked {
  useEffect(() => {
    if (current === null)
      me().then(
        ({ blocked }) => become(current ?? blocked),
        () => null,
      );
  }, []);
  return useSyncExternalStore(subscribe, () => current ?? NOBODY);
}

/** Blocks somebody, or no longer; false when the server does not. */
export async function setBlocked(personId: string, isBlocked: boolean): Promise<boolean> {
  const asked = { token: ownKey(), body: { person_id: personId } };
  const answer = await me()
    .then(() => api(isBlocked ? 'blockPerson' : 'unblockPerson', asked))
    .catch(() => null);
  if (answer) become(answer.blocked);
  return answer !== null;
}
