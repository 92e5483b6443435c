import { describe, expect, it } from 'vitest';
import { isEncrypted, StoreKey } from './key.ts';
import { StoreError } from './store.ts';

const HEX = '0123456789abcdef'.repeat(4);

describe('the key of a store', () => {
  it('decrypts what it has encrypted; the encrypted text differs each time', () => {
    const key = StoreKey.random();
    const [one, two] = [key.encrypt('비밀', 'a'), key.encrypt('비밀', 'a')];
    expect(one).not.toBe(two);
    expect(isEncrypted(one)).toBe(true);
    expect(one).not.toContain('비밀');
    expect([key.decrypt(one, 'a'), key.decrypt(two, 'a')]).toEqual(['비밀', '비밀']);
  });

  it('does not decrypt text of another place, changed text, or text of another key', () => {
    const key = StoreKey.random();
    const text = key.encrypt('secret', 'a');
    expect(key.decrypt(text, 'b')).toBeNull();
    expect(key.decrypt(`${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`, 'a')).toBeNull();
    expect(StoreKey.random().decrypt(text, 'a')).toBeNull();
    for (const odd of ['', 'aes1:', 'aes1:AAAA', 'ff00']) expect(key.decrypt(odd, 'a')).toBeNull();
  });

  it('is read from hex and from base64', () => {
    const base64 = Buffer.from(HEX, 'hex').toString('base64');
    const proof = StoreKey.read(HEX, 'it').proof;
    for (const text of [HEX.toUpperCase(), `${HEX}\n`, base64, Buffer.from(HEX, 'hex').toString('base64url')])
      expect(StoreKey.read(text, 'it').fits(proof)).toBe(true);
  });

  it.each(['', 'secret', HEX.slice(2), `${HEX}00`, 'AAAA'])('cannot be %j', (text) => {
    expect(() => StoreKey.read(text, 'MADANG_KEY')).toThrow(StoreError);
    expect(() => StoreKey.read(text, 'MADANG_KEY')).toThrow('MADANG_KEY must be 32 random bytes in hex or base64');
  });
});
