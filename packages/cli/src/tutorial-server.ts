import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface TutorialServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** For tests: starts the server of a checkout with its own command line. */
export async function serveCheckout(folder: string): Promise<TutorialServer> {
  const main = join(folder, 'packages/cli/src/main.ts');
  const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--log', 'error', '--data', join(folder, 'data')];
  const server = spawn(process.execPath, [main, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (data) => {
      said += data;
      const [, address] = /serving on (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
