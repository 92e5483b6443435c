import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../../packages/server/src/store/store.ts';
import { type ChildServer, startChild } from '../child.ts';
import type { Seated } from '../madang-people.ts';
import { Crowd } from './crowd.ts';
import { inFolder } from './stage.ts';

/** How long people play before the server is killed: it may keep of their matches whatever it likes. */
const PLAYED_SECONDS = 2;
const PACE = 200;

/**
 * People sit at tables that are in the store, play for a while, and the server is killed and started again. `work` begins
 * when the new one takes connections.
 */
export function afterRestart<T>(
  seed: (store: Store) => Promise<void>,
  seats: readonly Seated[],
  work: (crowd: Crowd, startedAfter: number) => Promise<T>,
): Promise<T> {
  return inFolder(seed, async (folder) => {
    let server: ChildServer | null = await startChild('madang', { folder });
    const { url } = server;
    let crowd: Crowd | null = null;
    try {
      crowd = await Crowd.returned(url, seats);
      await crowd.play(PACE);
      await crowd.measure(PLAYED_SECONDS);
      await server.stop();
      server = null;
      const began = performance.now();
      const starting = startChild('madang', { folder, port: Number(new URL(url).port) });
      await Promise.race([listening(url), starting]);
      const startedAfter = performance.now() - began;
      await crowd.drop();
      const result = await work(crowd, startedAfter).finally(async () => {
        server = await starting;
      });
      return result;
    } finally {
      await crowd?.leave();
      await server?.stop();
    }
  });
}

/** When somebody takes connections there. */
async function listening(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isThere) return;
    await sleep(5);
  }
}
