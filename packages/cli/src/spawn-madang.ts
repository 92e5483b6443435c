import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/madang.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** For tests: runs the command with this text piped into it. */
export function madang(
  args: readonly string[],
  input = '',
  cwd?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return runNode([BIN, ...args], input, cwd, env);
}

/** For tests: runs a program with this text piped into it. */
export function runNode(
  args: readonly string[],
  input = '',
  cwd?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const all = { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1', ...env };
  const child = spawn(process.execPath, args, { cwd, env: all });
  child.stdin.on('error', () => {}); // it may have ended before it has read all
  child.stdin.end(input);
  return endOf(child);
}

/** For tests: the output and the exit code of a process. */
export function endOf(child: ChildProcess): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (data) => (stdout += data));
    child.stderr?.on('data', (data) => (stderr += data));
    child.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
