import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../server/start.ts';
import { MemoryStore } from '../store/memory.ts';

/** No limit that a test of something else would meet. */
const GENEROUS = {
  burst: 100_000,
  perSecond: 100_000,
  addressBurst: 1_000_000,
  addressPerSecond: 1_000_000,
  socketsPerAddress: 10_000,
};

/** A server in this process, in memory, whose bots do not wait; closed after the test. */
export async function testServer(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({
    store: new MemoryStore(),
    logLevel: process.env.LOG ?? 'error',
    ...options,
    settings: { botPause: [0, 0], botThreads: 1, ...options.settings },
    limits: { ...GENEROUS, ...options.limits },
  });
  onTestFinished(() => server.close());
  return server;
}
