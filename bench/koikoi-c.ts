/** The benchmark's round in C: compiled with gcc, where there is one, before each run (a fifth of a second, not measured). */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Played } from './round.ts';

const SOURCE = fileURLToPath(new URL('koikoi.c', import.meta.url));

export const hasGcc = (): boolean => spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0;

/** Null on a machine without gcc. */
export function run(baseSeed: number, rounds: number): Played | null {
  if (!hasGcc()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'madang-bench-'));
  try {
    const program = join(folder, 'koikoi');
    execFileSync('gcc', ['-std=c11', '-O3', '-march=native', SOURCE, '-o', program]);
    return JSON.parse(execFileSync(program, [String(baseSeed), String(rounds)], { encoding: 'utf8' })) as Played;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
