import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { LabError } from '../failure.ts';
import { reasonOf } from '../output.ts';

const CHUNK = 1 << 20;
/** In characters. A match of any game is far shorter. */
const LONGEST_LINE = 1 << 26;

/** A line of a file. `part` is the share of the file that has been read, from 0 to 1. */
interface Line {
  readonly text: string;
  readonly number: number;
  readonly part: number;
}

/** The lines of a file, which may be larger than memory. */
export function* linesOf(file: string): Generator<Line, void, undefined> {
  const { handle, size } = opened(file);
  try {
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.alloc(CHUNK);
    let rest = '';
    let number = 0;
    let passed = 0;
    for (let got = readSync(handle, chunk); got > 0; got = readSync(handle, chunk)) {
      const lines = (rest + decoder.write(chunk.subarray(0, got))).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new LabError(`${file}:${number + lines.length + 1}: the line is too long`);
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

function opened(file: string): { readonly handle: number; readonly size: number } {
  try {
    const found = statSync(file);
    // A pipe can be read only once, but a log is read in every epoch.
    if (!found.isFile() && !found.isDirectory()) throw new LabError(`cannot read ${file}: it is not a regular file`);
    if (found.isDirectory()) throw new LabError(`cannot read ${file}: it is a folder`);
    return { handle: openSync(file, 'r'), size: found.size };
  } catch (error) {
    throw error instanceof LabError ? error : new LabError(`cannot read ${file}: ${reasonOf(error)}`);
  }
}
