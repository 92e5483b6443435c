import { readWord, writeWord } from './bytes.ts';

// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), because the browser's are asynchronous and Node's are not in browsers.

const BLOCK = 64;

const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** Shared by all calls: nothing else runs between the beginning and the end of a hash. The block is its first 16 words. */
const schedule = new Int32Array(64);
const hash = new Int32Array(8);

/** The SHA-256 of a message: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  begin(START);
  absorb(message, message.length, 0);
  return digest(new Uint8Array(32));
}

/** What a key comes to before any message. The rounds of a match have the same key, so the last one is kept. */
const last = { key: new Uint8Array(BLOCK), length: -1, inner: new Int32Array(8), outer: new Int32Array(8) };

/** Of the first `length` bytes of the message; into 32 bytes that the caller keeps, or new ones. */
export function hmacSha256(
  key: Uint8Array,
  message: Uint8Array,
  length = message.length,
  into: Uint8Array = new Uint8Array(32),
): Uint8Array {
  setKey(key.length > BLOCK ? sha256(key) : key);
  begin(last.inner);
  absorb(message, length, BLOCK);
  for (let i = 0; i < 8; i++) schedule[i] = hash[i];
  begin(last.outer);
  endBlock(8, BLOCK + 32);
  return digest(into);
}

function setKey(key: Uint8Array): void {
  if (isLast(key)) return;
  last.length = key.length;
  last.key.fill(0);
  last.key.set(key);
  maskedKey(0x36, last.inner);
  maskedKey(0x5c, last.outer);
}

function isLast(key: Uint8Array): boolean {
  if (key.length !== last.length) return false;
  for (let i = 0; i < key.length; i++) if (last.key[i] !== key[i]) return false;
  return true;
}

function maskedKey(mask: number, state: Int32Array): void {
  const masks = Math.imul(mask, 0x01010101);
  for (let t = 0; t < 16; t++) schedule[t] = readWord(last.key, 4 * t) ^ masks;
  begin(START);
  compress();
  state.set(hash);
}

/** `set` of typed arrays is slower for so few. */
function begin(from: Int32Array): void {
  for (let i = 0; i < 8; i++) hash[i] = from[i];
}

/** Hashes the end of a message, of which whole blocks of `before` bytes are hashed already. */
function absorb(message: Uint8Array, length: number, before: number): void {
  let at = 0;
  for (; at + BLOCK <= length; at += BLOCK) {
    for (let t = 0; t < 16; t++) schedule[t] = readWord(message, at + 4 * t);
    compress();
  }
  let words = 0;
  for (; at + 4 <= length; at += 4) schedule[words++] = readWord(message, at);
  let word = 0x80;
  for (let i = length - 1; i >= at; i--) word = (word << 8) | message[i];
  endBlock(words, before + length, lowFirst(word));
}

/** The last bytes of a message and the bit after them, when the first of them is the lowest of the word. */
function lowFirst(word: number): number {
  return ((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}

/** Ends a message of `length` bytes after so many words of its last block; `rest` has the bytes after them and the bit 1. */
function endBlock(words: number, length: number, rest = 0x80000000 | 0): void {
  schedule[words] = rest;
  for (let t = words + 1; t < 16; t++) schedule[t] = 0;
  if (words >= 14) {
    compress();
    for (let t = 0; t < 16; t++) schedule[t] = 0;
  }
  schedule[14] = length / 2 ** 29;
  schedule[15] = 8 * length;
  compress();
}

function digest(into: Uint8Array): Uint8Array {
  for (let i = 0; i < 8; i++) writeWord(into, 4 * i, hash[i]);
  return into;
}

/** Adds the block in the schedule to the hash. */
function compress(): void {
  fillSchedule(schedule);
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let t = 0; t < 64; t++) {
    const sum1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const choice = g ^ (e & (f ^ g));
    const t1 = (h + sum1 + choice + ROUND[t] + schedule[t]) | 0;
    const sum0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const majority = (a & b) | (c & (a | b));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + sum0 + majority) | 0;
  }
  hash[0] = hash[0] + a;
  hash[1] = hash[1] + b;
  hash[2] = hash[2] + c;
  hash[3] = hash[3] + d;
  hash[4] = hash[4] + e;
  hash[5] = hash[5] + f;
  hash[6] = hash[6] + g;
  hash[7] = hash[7] + h;
}

function fillSchedule(w: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const near = w[t - 2];
    const far = w[t - 15];
    const sigma1 = rotr(near, 17) ^ rotr(near, 19) ^ (near >>> 10);
    const sigma0 = rotr(far, 7) ^ rotr(far, 18) ^ (far >>> 3);
    w[t] = sigma1 + w[t - 7] + sigma0 + w[t - 16];
  }
}

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
