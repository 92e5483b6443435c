import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program of this folder that writes a line when it is ready, and one of JSON when its input ends.
 * @param work what happens in between
 */
export async function reportOf<Report, Result>(
  program: string,
  args: readonly (string | number)[],
  work: () => Promise<Result>,
): Promise<{ readonly report: Report; readonly result: Result }> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args.map(String)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const line = async (): Promise<string> => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} broke down`);
      return value;
    };
    await line();
    const result = await work();
    child.stdin.end();
    return { report: JSON.parse(await line()), result };
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}
