import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { LabError } from '../failure.ts';

const CHUNK = 1 << 20;

/** A line of a file, and which part of the file has been read with it, from 0 to 1. */
export interface Line {
  readonly text: string;
  readonly number: number;
  readonly part: number;
}

/** The lines of a file that may be far larger than memory. */
export function* linesOf(file: string): Generator<Line, void, undefined> {
  const handle = opened(file);
  try {
    const { size } = fstatSync(handle);
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.alloc(CHUNK);
    let rest = '';
    let number = 0;
    let passed = 0;
    for (let got = readSync(handle, chunk); got > 0; got = readSync(handle, chunk)) {
      const lines = (rest + decoder.write(chunk.subarray(0, got))).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) {
        passed += Buffer.byteLength(text) + 1;
        yield { text, number: ++number, part: passed / size };
      }
    }
    if (rest !== '') yield { text: rest, number: ++number, part: 1 };
  } finally {
    closeSync(handle);
  }
}

function opened(file: string): number {
  try {
    return openSync(file, 'r');
  } catch {
    throw new LabError(`cannot read ${file}`);
  }
}
