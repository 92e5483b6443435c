import { utf8 } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** A source of random numbers. It is always an argument: the engine has no generator of its own. */
export abstract class Random {
  /**
   * 32 random bits, as a signed integer: an unsigned one would not always be a small integer to the JavaScript engine.
   */
  abstract next(): number;

  /**
   * Uniform in 0..n-1, without bias (Lemire 2019): the upper half of word × n, if the lower half is in the fair range.
   */
  below(n: number): number {
    if (!(n >= 1 && n <= 0x7fff)) return belowMany(this, n);
    let word = this.next();
    if (Math.imul(word, n) >>> 0 < n) {
      const unfair = 0x100000000 % n;
      while (Math.imul(word, n) >>> 0 < unfair) word = this.next();
    }
    // By halves of the word: each product is a small integer, which is faster than a double.
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }
}

/** The same for larger n. Up to 2^21 the product is exact in a double. */
function belowMany(random: Random, n: number): number {
  if (!(n >= 1 && n <= 0x200000)) throw new RangeError(`below(${n}): expected 1 to 2^21`);
  let product = (random.next() >>> 0) * n;
  if (product >>> 0 < n) {
    const unfair = 0x100000000 % n;
    while (product >>> 0 < unfair) product = (random.next() >>> 0) * n;
  }
  return (product / 0x100000000) | 0;
}

/** sfc32, seeded through splitmix32: for bots, playouts and tests. Not for decks: its output can be predicted. */
export class FastRandom extends Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 0;

  constructor(seed: number, second = 0, third = 0) {
    super();
    this.reseed(seed, second, third);
  }

  /** Starts again from up to three 32-bit words, such as a seed, a game and a seat. */
  reseed(seed: number, second = 0, third = 0): void {
    this.a = splitmix32(seed);
    this.b = splitmix32((seed + 0x9e3779b9) ^ second);
    this.c = splitmix32((seed + 0x3c6ef372) ^ third);
    this.counter = 1;
    for (let i = 0; i < 8; i++) this.next();
  }

  next(): number {
    const out = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (rotl(this.c, 21) + out) | 0;
    return out;
  }
}

function splitmix32(word: number): number {
  let x = (word + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/**
 * The key stream of ChaCha20 (RFC 8439, nonce 0, counter from 0) as little-endian words: for decks, which nobody may
 * predict.
 */
export class StreamRandom extends Random {
  private readonly input = new Int32Array(16);
  private readonly block = new Int32Array(16);
  private used = 16;

  constructor(key: Uint8Array) {
    super();
    if (key.length !== 32) throw new RangeError(`a ChaCha20 key has 32 bytes, not ${key.length}`);
    this.input.set(EXPAND_32_BYTE_K);
    for (let i = 0; i < 32; i++) {
      const word = 4 + (i >> 2);
      this.input[word] = this.input[word] | (key[i] << (8 * (i & 3)));
    }
  }

  next(): number {
    if (this.used === 16) {
      chacha20(this.input, this.block);
      this.input[COUNTER] = this.input[COUNTER] + 1;
      this.used = 0;
    }
    return this.block[this.used++];
  }
}

const COUNTER = 12;
const EXPAND_32_BYTE_K = new Int32Array([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

function chacha20(input: Int32Array, x: Int32Array): void {
  for (let i = 0; i < 16; i++) x[i] = input[i];
  for (let round = 0; round < 20; round += 2) {
    // In loops, not unrolled as in the RFC: V8 then inlines the quarter rounds, which is 2.5 times as fast.
    for (let i = 0; i < 4; i++) quarterRound(x, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarterRound(x, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) x[i] = x[i] + input[i];
}

function quarterRound(x: Int32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i];
  let b = x[j];
  let c = x[k];
  let d = x[l];
  a = (a + b) | 0;
  d = rotl(d ^ a, 16);
  c = (c + d) | 0;
  b = rotl(b ^ c, 12);
  a = (a + b) | 0;
  d = rotl(d ^ a, 8);
  c = (c + d) | 0;
  b = rotl(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** Fisher-Yates from the top, in place: every order is equally likely. */
export function shuffle(deck: number[], random: Random): void {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
}

/** Uniform from 0 up to 1, with the 53 bits that a number can hold. */
export function unitInterval(random: Random): number {
  return ((random.next() >>> 5) * 0x4000000 + (random.next() >>> 6)) / 0x20000000000000;
}

/** Changes whenever the same seed would give another deck. */
export const SHUFFLE_VERSION = 1;

/**
 * The generator of one purpose in one round of a match: ChaCha20 keyed by HMAC-SHA-256(seed, message). The message is
 * version, number of client seeds, each client seed, round, purpose: numbers in four bytes, the highest first; texts
 * in UTF-8 after their length in bytes. So two different messages never have the same bytes.
 */
export function roundRandom(
  seed: Uint8Array,
  clientSeeds: readonly string[],
  round: number,
  purpose: string,
): StreamRandom {
  if (seed.length !== 32) throw new RangeError(`a match seed has 32 bytes, not ${seed.length}`);
  if (round !== round >>> 0) throw new RangeError(`round ${round} is not a whole number below 2^32`);
  const message: number[] = [];
  pushNumber(message, SHUFFLE_VERSION);
  pushNumber(message, clientSeeds.length);
  for (const clientSeed of clientSeeds) pushText(message, clientSeed);
  pushNumber(message, round);
  pushText(message, purpose);
  return new StreamRandom(hmacSha256(seed, new Uint8Array(message)));
}

function pushNumber(message: number[], n: number): void {
  message.push(n >>> 24, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff);
}

function pushText(message: number[], text: string): void {
  const bytes = utf8(text);
  pushNumber(message, bytes.length);
  for (const byte of bytes) message.push(byte);
}

/** A match seed from a text, to repeat a match or a simulation. Live play needs 32 random bytes. */
export function seedFrom(text: string | number): Uint8Array {
  return sha256(utf8(String(text)));
}
