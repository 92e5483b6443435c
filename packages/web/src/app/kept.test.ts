import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropKept, keep, readKept } from './kept.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : null);

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps', () => {
  it('is read as it was kept', () => {
    expect(keep('n', 7)).toBe(true);
    expect(readKept('n', number)).toBe(7);
  });

  it.each(['{', '"7"', 'null', '[7]', ''])('is dropped when it is not understood: %s', (text) => {
    kept.set('n', text);
    expect(readKept('n', number)).toBeNull();
    expect(kept.has('n')).toBe(false);
  });

  it('is nothing where storage is forbidden or full, and nobody throws', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(readKept('n', number)).toBeNull();
    expect(keep('n', 7)).toBe(false);
    dropKept('n');
  });
});
