import { layersOf, type Shape, shapeProblem } from './shape.ts';
import type { Weights } from './weights.ts';

/**
 * A network as bytes, to be compressed by whoever stores it. All numbers have their lowest byte first.
 *
 *   'MDNW', version (u8), bits of the first layer's weights (u8), bits of the others' (u8), hidden layers (u8)
 *   checksum of all that follows (u32, FNV-1a)
 *   inputs, outputs, the width of each hidden layer (u32)
 *   for each layer, the output layer last:
 *     the scale of each row (f32; none at 32 bits)
 *     its weights, row after row: i8 (at 6 and 8 bits) or i16, each times its row's scale; or f32
 *     the biases (f32)
 */
const MAGIC = [...'MDNW'].map((character) => character.charCodeAt(0));
const VERSION = 1;
const HEADER = 12;

/** 6, 8 and 16 are rounded to that many bits, with a scale for each row; 32 is exact. */
export type Bits = 6 | 8 | 16 | 32;
type RoundedBits = Exclude<Bits, 32>;

export interface Precision {
  readonly first: Bits;
  readonly others: Bits;
}

/** Why bytes are no weights. */
export type WeightsProblem = 'not weights' | 'another version' | 'damaged';

const MOST: Readonly<Record<Bits, number>> = { 6: 31, 8: 127, 16: 32_767, 32: 0 };

export function encodeWeights(
  weights: Weights,
  { first, others }: Precision = { first: 8, others: 8 },
): Uint8Array<ArrayBuffer> {
  const { shape, parameters } = weights;
  const bytes = new Uint8Array(lengthOf(shape, { first, others }));
  bytes.set([...MAGIC, VERSION, first, others, shape.hidden.length]);
  const writer = new Writer(bytes, HEADER);
  for (const count of [shape.inputs, shape.outputs, ...shape.hidden]) writer.u32(count);
  for (const [depth, layer] of layersOf(shape).entries()) {
    const bits = depth === 0 ? first : others;
    const rows = parameters.subarray(layer.weights, layer.biases);
    if (bits === 32) for (const weight of rows) writer.f32(weight);
    else writeRounded(writer, rows, layer.columns, bits);
    for (const bias of parameters.subarray(layer.biases, layer.biases + layer.biasCount)) writer.f32(bias);
  }
  new Writer(bytes, HEADER - 4).u32(checksum(bytes));
  return bytes;
}

function writeRounded(writer: Writer, weights: Float32Array, columns: number, bits: RoundedBits): void {
  const scales: number[] = [];
  for (let at = 0; at < weights.length; at += columns) {
    const largest = weights.subarray(at, at + columns).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    scales.push(Math.fround(largest / MOST[bits]));
  }
  for (const scale of scales) writer.f32(scale);
  for (const [i, weight] of weights.entries()) {
    const scale = scales[Math.floor(i / columns)];
    const rounded = scale === 0 ? 0 : Math.round(weight / scale);
    writer.integer(Math.max(-MOST[bits], Math.min(MOST[bits], rounded)), bits);
  }
}

export function decodeWeights(bytes: Uint8Array): Weights | WeightsProblem {
  if (bytes.length < HEADER || MAGIC.some((byte, i) => bytes[i] !== byte)) return 'not weights';
  if (bytes[4] !== VERSION) return 'another version';
  const [, , , , , first, others, depth] = bytes;
  if (!isBits(first) || !isBits(others) || bytes.length < HEADER + 8 + depth * 4) return 'damaged';
  const reader = new Reader(bytes, HEADER);
  const [inputs, outputs, ...hidden] = Array.from({ length: depth + 2 }, () => reader.u32());
  const shape: Shape = { inputs, hidden, outputs };
  if (shapeProblem(shape) || bytes.length !== lengthOf(shape, { first, others })) return 'damaged';
  if (new Reader(bytes, HEADER - 4).u32() !== checksum(bytes)) return 'damaged';
  const parameters = readParameters(reader, shape, { first, others });
  return parameters.every(Number.isFinite) ? { shape, parameters } : 'damaged';
}

function readParameters(reader: Reader, shape: Shape, { first, others }: Precision): Float32Array {
  const numbers: Float32Array[] = [];
  for (const [depth, { rows, columns, biasCount }] of layersOf(shape).entries()) {
    const bits = depth === 0 ? first : others;
    if (bits === 32) numbers.push(reader.floats(rows * columns));
    else numbers.push(readRounded(reader, rows, columns, bits));
    numbers.push(reader.floats(biasCount));
  }
  const parameters = new Float32Array(numbers.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of numbers) {
    parameters.set(part, at);
    at += part.length;
  }
  return parameters;
}

function readRounded(reader: Reader, rows: number, columns: number, bits: RoundedBits): Float32Array {
  const scales = reader.floats(rows);
  const weights = new Float32Array(rows * columns);
  for (let i = 0; i < weights.length; i++) weights[i] = reader.integer(bits) * scales[Math.floor(i / columns)];
  return weights;
}

function lengthOf(shape: Shape, { first, others }: Precision): number {
  const sizes = layersOf(shape).map(({ rows, columns, biasCount }, depth) => {
    const bits = depth === 0 ? first : others;
    return rows * columns * bytesOf(bits) + biasCount * 4 + (bits === 32 ? 0 : rows * 4);
  });
  return sizes.reduce((sum, size) => sum + size, HEADER + 8 + shape.hidden.length * 4);
}

/** Six bits take a byte, of which a compressor saves a quarter. */
function bytesOf(bits: Bits): number {
  return bits === 6 ? 1 : bits / 8;
}

function isBits(number: number): number is Bits {
  return number === 6 || number === 8 || number === 16 || number === 32;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let i = HEADER; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i], 0x01000193);
  return sum >>> 0;
}

class Writer {
  private readonly view: DataView;
  private at: number;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array, at: number) {
    this.view = new DataView(buffer, byteOffset, byteLength);
    this.at = at;
  }

  u32(number: number): void {
    this.view.setUint32(this.at, number, true);
    this.at += 4;
  }

  f32(number: number): void {
    this.view.setFloat32(this.at, number, true);
    this.at += 4;
  }

  integer(number: number, bits: RoundedBits): void {
    if (bits === 16) this.view.setInt16(this.at, number, true);
    else this.view.setInt8(this.at, number);
    this.at += bytesOf(bits);
  }
}

class Reader {
  private readonly view: DataView;
  private at: number;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array, at: number) {
    this.view = new DataView(buffer, byteOffset, byteLength);
    this.at = at;
  }

  u32(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }

  floats(count: number): Float32Array {
    const start = this.at;
    this.at += count * 4;
    return Float32Array.from({ length: count }, (_, i) => this.view.getFloat32(start + i * 4, true));
  }

  integer(bits: RoundedBits): number {
    this.at += bytesOf(bits);
    return bits === 16 ? this.view.getInt16(this.at - 2, true) : this.view.getInt8(this.at - 1);
  }
}
