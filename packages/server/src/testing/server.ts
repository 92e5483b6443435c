import { expect, onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../server/start.ts';
import { MemoryStore } from '../store/memory.ts';
import { fixedBytes } from './fixed-bytes.ts';

/** Limits so high that only tests of limits reach them. */
const GENEROUS = {
  burst: 100_000,
  perSecond: 100_000,
  addressBurst: 1_000_000,
  addressPerSecond: 1_000_000,
  socketsPerAddress: 10_000,
  joinWithin: 600_000,
  openSeats: 10_000,
};

/** How many a test has started. */
const servers = new Map<string, number>();

/**
 * A server in this process, in memory, whose bots do not wait; closed after the test. It deals the same cards in every run,
 * which follow from the test's title: a test that needs a certain deal must pass `bytes` of its own.
 */
export async function testServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { testPath, currentTestName } = expect.getState();
  const test = `${testPath}/${currentTestName}`;
  const before = servers.get(test) ?? 0;
  servers.set(test, before + 1);
  const server = await startServer({
    store: new MemoryStore(),
    bytes: fixedBytes(`${currentTestName}/${before}`),
    logLevel: process.env.LOG ?? 'error',
    ...options,
    settings: { botPause: [0, 0], botReaction: [0, 0], botThreads: 1, strangers: 1_000_000, ...options.settings },
    limits: { ...GENEROUS, ...options.limits },
  });
  onTestFinished(() => server.close());
  return server;
}
