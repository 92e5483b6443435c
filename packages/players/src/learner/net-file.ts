import { decodeWeights, encodeWeights, type Precision, type Weights, type WeightsProblem } from '../kernels/index.ts';
import type { AnySlots } from './slots.ts';

/**
 * A trained network as a file: the version of its inputs (u32, the lowest byte first) and its rounded weights
 * (kernels/weights-file.ts), compressed by raw deflate, which Node and browsers can undo without a library.
 */
const VERSION_BYTES = 4;
/** Six bits in the first layer, which has nearly all weights, play as well as eight (README.md). */
const PRECISION: Precision = { first: 6, others: 8 };

/** Why a file is no network for some inputs. */
export type NetProblem = WeightsProblem | 'other inputs';

/** The file before it is compressed. Compressors differ, so this is what a repeated training is compared by. */
export function plainNetFile(weights: Weights, { version }: Pick<AnySlots, 'version'>): Uint8Array<ArrayBuffer> {
  const encoded = encodeWeights(weights, PRECISION);
  const bytes = new Uint8Array(VERSION_BYTES + encoded.length);
  new DataView(bytes.buffer).setUint32(0, version, true);
  bytes.set(encoded, VERSION_BYTES);
  return bytes;
}

export function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('deflate-raw'), bytes);
}

/** A file as it was before it was compressed: what the hash of a network is of. */
export function plainFile(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(new DecompressionStream('deflate-raw'), file);
}

/** The weights of a file, if they are for these inputs. */
export async function readNetFile(
  file: Uint8Array<ArrayBuffer>,
  { version, inputs }: Pick<AnySlots, 'version' | 'inputs'>,
): Promise<Weights | NetProblem> {
  const bytes = await plainFile(file).catch(() => null);
  if (!bytes || bytes.length < VERSION_BYTES) return 'damaged';
  const weights = decodeWeights(bytes.subarray(VERSION_BYTES));
  if (typeof weights === 'string') return weights;
  const isOther = new DataView(bytes.buffer).getUint32(0, true) !== version || weights.shape.inputs !== inputs;
  return isOther ? 'other inputs' : weights;
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
