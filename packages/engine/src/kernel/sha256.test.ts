import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex, utf8 } from './bytes.ts';
import { FastRandom } from './random.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const random = new FastRandom(1);
const randomBytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
const times = (byte: number, length: number) => new Uint8Array(length).fill(byte);

describe('hexadecimal', () => {
  it('writes two lower-case digits a byte', () => {
    expect(toHex(Uint8Array.of(0, 1, 0xab, 255))).toBe('0001abff');
  });

  it('reads upper and lower case', () => {
    expect(fromHex('0001abFF')).toEqual(Uint8Array.of(0, 1, 0xab, 255));
    expect(fromHex('')).toEqual(new Uint8Array(0));
  });

  it.each(['f', '0g', '0x12', ' 12', '1 ', '12\n', '-1', '１２'])('refuses %j', (text) => {
    expect(fromHex(text)).toBeNull();
  });
});

describe('UTF-8', () => {
  it.each([
    '',
    'madang',
    'Tysiąc',
    '마당',
    '花札',
    '🎴 and 👩‍👩‍👧',
    '\0\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}',
  ])('encodes %j as TextEncoder does', (text) => {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  });

  it('writes half a surrogate pair as U+FFFD, as TextEncoder does', () => {
    for (const text of ['\ud83c', 'a\udfb4b', '\udfb4\ud83c'])
      expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  });
});

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('agrees with the FIPS 180 example %#', (message, digest) => {
    expect(toHex(sha256(utf8(message)))).toBe(digest);
  });

  it('agrees with Node at every length up to four blocks', () => {
    for (let length = 0; length <= 256; length++) {
      const message = randomBytes(length);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('leaves the message as it is', () => {
    const message = utf8('abc');
    sha256(message);
    expect(message).toEqual(utf8('abc'));
  });
});

describe('HMAC-SHA-256', () => {
  const counting = Uint8Array.from({ length: 25 }, (_, i) => i + 1);

  it.each([
    ['1', times(0x0b, 20), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '2, a short key',
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['3', times(0xaa, 20), times(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    ['4', counting, times(0xcd, 50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [
      '6, a key longer than a block',
      times(0xaa, 131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      '7, key and message longer than a block',
      times(0xaa, 131),
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('agrees with RFC 4231, test case %s', (_name, key, message, digest) => {
    expect(toHex(hmacSha256(key, message))).toBe(digest);
  });

  it('agrees with RFC 4231, test case 5, cut to 128 bits', () => {
    expect(toHex(hmacSha256(times(0x0c, 20), utf8('Test With Truncation'))).slice(0, 32)).toBe(
      'a3b6167473100ee06e0c796c2955552b',
    );
  });

  it('agrees with Node for keys and messages of any length', () => {
    for (let i = 0; i < 300; i++) {
      const key = randomBytes(random.below(140));
      const message = randomBytes(random.below(200));
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});
