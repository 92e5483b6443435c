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

/** Whether cards that one has looked at stay open; off, as at a table. */
export function useMemoryAid(): readonly [boolean, () => void] {
  const now = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isMemoryAidOn);
  return [now, toggle];
}

export function isMemoryAidOn(): boolean {
  return isOn;
}

function toggle(): void {
  isOn = !isOn;
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still shows it until the page is left.
  }
  for (const listener of listeners) listener();
}
