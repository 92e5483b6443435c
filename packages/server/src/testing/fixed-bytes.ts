import { createHash } from 'node:crypto';
import type { Bytes } from '../server/secrets.ts';

/** Bytes that come out the same in every run: for tests that compare two servers byte by byte. */
export function fixedBytes(seed: string): Bytes {
  let drawn = 0;
  return (count) => {
    const block = () => createHash('sha256').update(`${seed}/${drawn++}`).digest();
    return Buffer.concat(Array.from({ length: Math.ceil(count / 32) }, block)).subarray(0, count);
  };
}
