/** The benchmark's round in C: compiled with gcc, where there is one, before each run (a fifth of a second, not measured). */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Played } from './round.ts';

const SOURCE = fileURLToPath(new URL('koikoi.c', import.meta.url));

type Measure = (run: (first: number, rounds: number) => Played, seed: number, rounds: number) => Played;
const plainly: Measure = (run, seed, rounds) => run(seed, rounds);

export const hasGcc = (): boolean => spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0;

/** Null on a machine without gcc. */
export function run(baseSeed: number, rounds: number, measured = plainly): Played | null {
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
