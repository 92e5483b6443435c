import type { Me } from '@madang/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { knownKey, me, ownKey } from '../me/own-key.ts';
import { api } from '../play/online/api.ts';

// Whom the reader has blocked. The server keeps it with the key, and never pairs the two.

type Blocked = Me['blocked'];

const NOBODY: Blocked = [];
/** For the key with which it was asked: another key may be another person. */
let current: { readonly key: string; readonly blocked: Blocked } | null = null;
const listeners = new Set<() => void>();

function become(blocked: Blocked): void {
  current = { key: ownKey(), blocked };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nobody until the server has answered; it is asked about readers who have a key already. */
export function useBlocked(): Blocked {
  useEffect(() => {
    if (knownKey() !== null && current?.key !== knownKey())
      me().then(
        ({ blocked }) => become(blocked),
        () => null,
      );
  }, []);
  return useSyncExternalStore(subscribe, () => (current?.key === knownKey() ? (current?.blocked ?? NOBODY) : NOBODY));
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
