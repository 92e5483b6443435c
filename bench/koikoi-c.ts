/** The benchmark's round in C, compiled with gcc before each run. Compiling is not measured. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { bestOf, Played } from './round.ts';

const SOURCE = fileURLToPath(new URL('koikoi.c', import.meta.url));

export const hasGcc = (): boolean => spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0;

const atOnce: typeof bestOf = (play, seed, rounds) => play(seed, rounds);

/** Null on a machine without gcc. */
export function run(baseSeed: number, rounds: number, measured: typeof bestOf = atOnce): Played | null {
  if (!hasGcc()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'madang-bench-'));
  try {
    const program = join(folder, 'koikoi');
    execFileSync('gcc', ['-std=c11', '-O3', '-march=native', SOURCE, '-o', program]);
    const play = (first: number, some: number): Played =>
      JSON.parse(execFileSync(program, [String(first), String(some)], { encoding: 'utf8' }));
    return measured(play, baseSeed, rounds);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
