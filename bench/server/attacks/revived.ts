import type { Seated } from '@madang/protocol';
import type { Store } from '../../../packages/server/src/store/store.ts';
import { type ChildServer, startChild } from '../child.ts';
import { Crowd } from './crowd.ts';
import { inFolder } from './stage.ts';

/** How people play before the server is killed. */
const PACE = 200;

/**
 * People sit at tables that are in the store, play for a while, and the server is killed and started again. `work` begins
 * when the new one says that it serves.
 */
export function afterRestart<T>(
  seed: (store: Store) => Promise<void>,
  { seats, seconds }: { readonly seats: readonly Seated[]; readonly seconds: number },
  work: (crowd: Crowd, startedAfter: number) => Promise<T>,
): Promise<T> {
  return inFolder(seed, async (folder) => {
    let server: ChildServer | null = await startChild('madang', { folder });
    const { url } = server;
    let crowd: Crowd | null = null;
    try {
      crowd = await Crowd.returned(url, seats);
      await crowd.play(PACE);
      await crowd.measure(seconds);
      await server.stop();
      server = null;
      const began = performance.now();
      const { promise: serves, resolve } = Promise.withResolvers<void>();
      const starting = startChild('madang', { folder, port: Number(new URL(url).port), serves: resolve });
      await Promise.race([serves, starting]);
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
