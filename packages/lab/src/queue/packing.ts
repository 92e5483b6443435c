import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A value as a thread would get it (a structured clone), compressed: a log shrinks to a fifth. */
export function packed(value: unknown): Promise<Buffer> {
  return compress(serialize(value));
}

/** The reader knows what was packed: both sides have the same version of Madang. */
export async function unpacked<T>(bytes: Buffer): Promise<T> {
  return deserialize(await decompress(bytes));
}
