import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program that writes a line when it is ready, and one of JSON when its input ends.
 * @param work what happens in between
 */
export async function reportOf<Report, Result>(
  program: URL,
  args: readonly (string | number)[],
  work: () => Promise<Result>,
): Promise<{ readonly report: Report; readonly result: Result }> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args.map(String)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const line = async (): Promise<string> => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program.pathname} broke down`);
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
