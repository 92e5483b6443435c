import { spawn } from 'node:child_process';

export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** `nobody` and `nogroup`, which every Debian has: PostgreSQL refuses to run as root, and no system user is added for a test. */
const NOBODY = 65534;

export function unprivileged(): Identity {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Runs a program to its end; one that cannot be started has code -1. */
export function run(program: string, args: readonly string[], options: Identity & { cwd: string }): Promise<Ran> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
