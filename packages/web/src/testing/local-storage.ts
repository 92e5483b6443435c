import { afterEach, beforeEach, vi } from 'vitest';

/** A localStorage for each test of the file, as the map behind it. */
export function stubLocalStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return kept;
}
