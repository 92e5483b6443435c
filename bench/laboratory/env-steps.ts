import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FastRandom } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { cpuOf, MADANG } from '../server/child.ts';

/** Random play through `madang env`. */
export interface EnvRow {
  readonly game: string;
  readonly batch: number;
  readonly format: 'JSON' | 'binary';
  /** Steps per second of processor time of its process, the pipe included. */
  readonly stepsPerCpuSecond: number;
}

const GAMES = ['koikoi', 'check'] as const;
const BATCHES = [1, 256] as const;
const FORMATS = ['JSON', 'binary'] as const;
/** Processor time is counted in hundredths of a second. */
const SHORTEST = 0.01;

/** So many steps of each kind; a batch of 1 makes fewer. */
export async function envSteps(steps: number): Promise<readonly EnvRow[]> {
  const rows: EnvRow[] = [];
  for (const game of GAMES)
    for (const batch of BATCHES)
      for (const format of FORMATS) {
        const wanted = batch === 1 ? Math.ceil(steps / 4) : steps;
        rows.push({ game, batch, format, stepsPerCpuSecond: await rate(game, batch, format, wanted) });
      }
  return rows;
}

async function rate(game: string, batch: number, format: EnvRow['format'], steps: number): Promise<number> {
  const args = [MADANG, 'env', game, '--batch', String(batch), ...(format === 'binary' ? ['--binary'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const messages = (format === 'binary' ? frames : lines)(child.stdout);
  const ask = format === 'binary' ? framed : lined;
  const next = async (): Promise<Buffer> => (await messages.next()).value ?? Buffer.alloc(0);
  try {
    const hello: Sizes = JSON.parse(String(await next()));
    const random = new FastRandom(1);
    const choose = format === 'binary' ? chooserOfTensors(hello, random) : chooserOfJson(random);
    child.stdin.write(format === 'binary' ? framedJson('{"op":"reset"}') : '{"op":"reset"}\n');
    let state = await next();
    let [start, from] = [cpuOf(child.pid), 0];
    for (let done = 0; done < steps; done += batch) {
      // The first tenth warms the compiler up.
      if (from === 0 && done >= steps / 10) [start, from] = [cpuOf(child.pid), done];
      child.stdin.write(ask(choose(state)));
      state = await next();
    }
    return (steps - from) / Math.max(cpuOf(child.pid) - start, SHORTEST);
  } finally {
    child.stdin.end();
    await once(child, 'close');
  }
}

interface Sizes {
  readonly batch: number;
  readonly seats: number;
  readonly observation: number;
  readonly actions: number;
}

/** The actions of a step; null where an episode is over. */
type Actions = readonly (number | null)[];
type Choose = (state: Buffer) => Actions;

function chooserOfJson(random: FastRandom): Choose {
  return (state) => {
    const { turn, legal }: { turn: number[]; legal: number[][] } = JSON.parse(String(state));
    return turn.map((seat, place) => (seat < 0 ? null : anyOf(entryOf(legal, place), random)));
  };
}

/** The places of the tensors are in docs/env.md. */
function chooserOfTensors({ batch, seats, observation, actions }: Sizes, random: FastRandom): Choose {
  const legalFrom = 4 * batch * (2 + seats + observation);
  return (state) =>
    Array.from({ length: batch }, (_, place) => {
      const start = legalFrom + place * actions;
      return state.readInt32LE(4 * place) < 0 ? null : anyOf(state.subarray(start, start + actions), random);
    });
}

function anyOf(mask: ArrayLike<number>, random: FastRandom): number {
  const legal = Array.from(mask).flatMap((may, action) => (may === 1 ? [action] : []));
  return entryOf(legal, random.below(legal.length));
}

function lined(actions: Actions): string {
  return `${JSON.stringify({ op: 'step', actions })}\n`;
}

function framed(actions: Actions): Buffer {
  const content = Buffer.alloc(4 * actions.length);
  for (const [i, action] of actions.entries()) content.writeInt32LE(action ?? -1, 4 * i);
  return frame(1, content);
}

function framedJson(text: string): Buffer {
  return frame(0, Buffer.from(text));
}

function frame(kind: number, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(content.length, 0);
  header.writeUInt32LE(kind, 4);
  return Buffer.concat([header, content]);
}

async function* lines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let parts: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]);
      parts = [];
      from = end + 1;
    }
    parts.push(chunk.subarray(from));
  }
}

async function* frames(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    parts.push(chunk);
    size += chunk.length;
    if (size < 8) continue;
    let [head = chunk] = parts;
    if (head.length < 8) {
      head = Buffer.concat(parts);
      parts = [head];
    }
    while (size >= 8 && size >= 8 + head.readUInt32LE(0)) {
      const all = Buffer.concat(parts);
      const end = 8 + all.readUInt32LE(0);
      yield all.subarray(8, end);
      head = all.subarray(end);
      parts = [head];
      size -= end;
    }
  }
}
