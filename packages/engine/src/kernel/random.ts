import { utf8, writeWord } from './bytes.ts';
import { chacha20, rotl } from './chacha20.ts';
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
  // Lists of more than 64 bytes are much slower to make.
  private readonly input = new Int32Array(16);
  private readonly block = new Int32Array(16);
  private used = 16;

  constructor(key: Uint8Array) {
    super();
    const { input } = this;
    for (let i = 0; i < 4; i++) input[i] = EXPAND_32_BYTE_K[i];
    this.rekey(key);
  }

  /** Starts again with another key: a new generator takes longer to make. */
  rekey(key: Uint8Array): void {
    if (key.length !== 32) throw new RangeError(`a ChaCha20 key has 32 bytes, not ${key.length}`);
    const { input } = this;
    for (let i = 0; i < 32; i += 4)
      input[4 + (i >> 2)] = key[i] | (key[i + 1] << 8) | (key[i + 2] << 16) | (key[i + 3] << 24);
    input[COUNTER] = 0;
    this.used = 16;
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
  return new StreamRandom(roundKey(seed, clientSeeds, round, purpose));
}

const keyOfDeck = new Uint8Array(32);
const ofDeck = new StreamRandom(keyOfDeck);

/** Shuffles with the generator of this purpose, which nobody else gets. */
export function shuffleRound(
  deck: number[],
  seed: Uint8Array,
  clientSeeds: readonly string[],
  round: number,
  purpose: string,
): void {
  ofDeck.rekey(roundKey(seed, clientSeeds, round, purpose, keyOfDeck));
  shuffle(deck, ofDeck);
}

function roundKey(
  seed: Uint8Array,
  clientSeeds: readonly string[],
  round: number,
  purpose: string,
  into?: Uint8Array,
): Uint8Array {
  if (seed.length !== 32) throw new RangeError(`a match seed has 32 bytes, not ${seed.length}`);
  if (round !== round >>> 0) throw new RangeError(`round ${round} is not a whole number below 2^32`);
  message.length = 0;
  message.number(SHUFFLE_VERSION);
  message.number(clientSeeds.length);
  for (const clientSeed of clientSeeds) message.text(clientSeed);
  message.number(round);
  message.text(purpose);
  return hmacSha256(seed, message.bytes, message.length, into);
}

/** Bytes in a list that is used again and again, because a new one for each round is slow to make. */
class Message {
  bytes = new Uint8Array(256);
  length = 0;

  number(n: number): void {
    this.reserve(4);
    writeWord(this.bytes, this.length, n);
    this.length += 4;
  }

  text(text: string): void {
    if (!this.ascii(text)) this.add(utf8(text));
  }

  /** Most texts, without a list of their own; false for any other. */
  private ascii(text: string): boolean {
    const { length } = this;
    this.number(text.length);
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code >= 0x80) {
        this.length = length;
        return false;
      }
      this.bytes[this.length++] = code;
    }
    return true;
  }

  private add(bytes: Uint8Array): void {
    this.number(bytes.length);
    this.reserve(bytes.length);
    for (let i = 0; i < bytes.length; i++) this.bytes[this.length++] = bytes[i];
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const longer = new Uint8Array(2 * (this.length + more));
    longer.set(this.bytes);
    this.bytes = longer;
  }
}

const message = new Message();

/** A match seed from a text, to repeat a match or a simulation. Live play needs 32 random bytes. */
export function seedFrom(text: string | number): Uint8Array {
  return sha256(utf8(String(text)));
}
