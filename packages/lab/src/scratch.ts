import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For files of the threads of this process: a thread that is ended at once leaves them behind. */
const SCRATCH = join(tmpdir(), `madang-worker-${process.pid}`);

export function scratchFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return mkdtempSync(join(SCRATCH, 'share-'));
}

export function removeScratch(): void {
  rmSync(SCRATCH, { recursive: true, force: true });
}
