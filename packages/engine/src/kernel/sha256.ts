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

/** Shared by all calls: nothing else runs between filling it and reading it. */
const schedule = new Int32Array(64);

export function sha256(message: Uint8Array): Uint8Array {
  return hashAfter([], message);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = hashAfter([masked(short, 0x36)], message);
  return hashAfter([masked(short, 0x5c)], inner);
}

function masked(key: Uint8Array, mask: number): Uint8Array {
  const block = new Uint8Array(BLOCK).fill(mask);
  for (let i = 0; i < key.length; i++) block[i] = mask ^ key[i];
  return block;
}

/** The hash of whole blocks and a message after them. The parts are not joined: long buffers are slow to allocate. */
function hashAfter(blocks: readonly Uint8Array[], message: Uint8Array): Uint8Array {
  const hash = START.slice();
  for (const block of blocks) compress(hash, block, 0);
  let start = 0;
  for (; start + BLOCK <= message.length; start += BLOCK) compress(hash, message, start);

  const rest = message.length - start;
  const last = new Uint8Array(BLOCK);
  for (let i = 0; i < rest; i++) last[i] = message[start + i];
  last[rest] = 0x80;
  if (rest >= BLOCK - 8) {
    compress(hash, last, 0);
    last.fill(0);
  }
  const bits = 8 * (BLOCK * blocks.length + message.length);
  writeWord(last, BLOCK - 8, bits / 2 ** 32);
  writeWord(last, BLOCK - 4, bits);
  compress(hash, last, 0);

  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) writeWord(digest, 4 * i, hash[i]);
  return digest;
}

function compress(hash: Int32Array, bytes: Uint8Array, start: number): void {
  fillSchedule(bytes, start);
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
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + sum1 + choice + ROUND[t] + schedule[t]) | 0;
    const sum0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + sum0 + majority) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = hash[i] + mixed[i];
}

function fillSchedule(bytes: Uint8Array, start: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t++) w[t] = readWord(bytes, start + 4 * t);
  for (let t = 16; t < 64; t++) {
    const near = w[t - 2];
    const far = w[t - 15];
    const sigma1 = rotr(near, 17) ^ rotr(near, 19) ^ (near >>> 10);
    const sigma0 = rotr(far, 7) ^ rotr(far, 18) ^ (far >>> 3);
    w[t] = sigma1 + w[t - 7] + sigma0 + w[t - 16];
  }
}

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
