import { describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../testing/local-storage.ts';
import { dropKept, keep, readKept } from './kept.ts';

const number = (value: unknown) => (typeof value === 'number' ? value : null);

const kept = stubLocalStorage();

describe('stored values', () => {
  it('are read back', () => {
    expect(keep('n', 7)).toBe(true);
    expect(readKept('n', number)).toBe(7);
  });

  it.each(['{', '"7"', 'null', '[7]', ''])('are removed when they are invalid: %s', (text) => {
    kept.set('n', text);
    expect(readKept('n', number)).toBeNull();
    expect(kept.has('n')).toBe(false);
  });

  it('are null where storage is forbidden or full, without an exception', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(readKept('n', number)).toBeNull();
    expect(keep('n', 7)).toBe(false);
    dropKept('n');
  });
});
