import { useSyncExternalStore } from 'react';

const KEY = 'madang.check.memory';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

let isOn = read();

/** The memory aid: whether cards that were peeked at stay visible. Off by default. */
export function useMemoryAid(): readonly [boolean, () => void] {
  return [useSyncExternalStore(subscribe, isMemoryAidOn, isMemoryAidOn), toggle];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isMemoryAidOn(): boolean {
  return isOn;
}

function toggle(): void {
  isOn = !isOn;
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage the setting lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}
