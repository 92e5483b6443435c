import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The program that measures, of this checkout. */
export const SAMPLE = fileURLToPath(new URL('sample.ts', import.meta.url));

/** One measurement in a fresh process. */
export async function takeSample<T>(name: string, seed: number, rounds: number, program = SAMPLE): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, name, String(seed), String(rounds)]);
  return JSON.parse(stdout) as T;
}
