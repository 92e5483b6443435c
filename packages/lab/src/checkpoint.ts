import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { ENGINE_VERSION, type Json } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { LabError } from './failure.ts';
import { makeFolder, writing } from './output.ts';

const FORMAT = 'madang-resume-1';
/** Milliseconds between two savings. What was done since the last one is done again. */
const INTERVAL = 1000;

/** How far long work is, in a file beside its output, so that `--resume` can continue it after a crash or Ctrl-C. */
export class Checkpoint<S> {
  readonly file: string;
  private readonly plan: string;
  private readonly interval: number;
  private saved = performance.now();

  /** The plan is all that the result follows from. */
  constructor(output: string, plan: Readonly<Record<string, Json>>, interval = INTERVAL) {
    this.file = `${output}.resume`;
    this.plan = JSON.stringify({ engine: ENGINE_VERSION, ...plan });
    this.interval = interval;
  }

  get exists(): boolean {
    return existsSync(this.file);
  }

  /** Null when there is none. That of another plan is refused: its results do not belong together. */
  load(): S | null {
    if (!this.exists) return null;
    const saved = parsed(readFileSync(this.file));
    if (!isRecord(saved) || saved.format !== FORMAT || !isRecord(saved.state))
      throw new LabError(`${this.file} is damaged: remove it and its output, and begin again`);
    if (saved.plan !== this.plan)
      throw new LabError(`${this.file} is of another command: resume with the same options and version`);
    // Only `save` writes this format.
    return saved.state as S;
  }

  /** Whether it is time to save again. */
  get isDue(): boolean {
    return performance.now() - this.saved >= this.interval;
  }

  /** Written whole or not at all. */
  save(state: S): void {
    const part = `${this.file}.part`;
    writing(this.file, () => {
      makeFolder(dirname(this.file));
      writeFileSync(part, serialize({ format: FORMAT, plan: this.plan, state }));
      renameSync(part, this.file);
    });
    this.saved = performance.now();
  }

  /** The work is complete. */
  remove(): void {
    rmSync(this.file, { force: true });
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}
