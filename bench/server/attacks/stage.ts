import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../packages/server/src/store/open.ts';
import type { Store } from '../../../packages/server/src/store/store.ts';
import { type ChildServer, startChild } from '../child.ts';
import { Crowd } from './crowd.ts';
import type { Noticed } from './figures.ts';
import type { Sizes } from './sizes.ts';

/** A server with what lies in its database, and honest players who play there. */
interface Stage {
  readonly server: ChildServer;
  readonly crowd: Crowd;
}

/** A folder for a database, which `seed` may fill before a server has it. */
export async function inFolder<T>(
  seed: ((store: Store) => Promise<void>) | null,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-attack-'));
  try {
    if (seed) {
      const store = await openStore({ data: folder });
      await seed(store);
      await store.close();
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function onStage<T>(
  { players, pace }: Sizes,
  seed: ((store: Store) => Promise<void>) | null,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  return inFolder(seed, async (folder) => {
    const server = await startChild('madang', { folder });
    let crowd: Crowd | null = null;
    try {
      crowd = await Crowd.seated(server.url, players);
      await crowd.play(pace);
      return await work({ server, crowd });
    } finally {
      await crowd?.leave();
      await server.stop();
    }
  });
}

interface Compared<T> {
  readonly quiet: Noticed;
  readonly under: Noticed;
  readonly found: T;
}

/** What honest players notice before an attack and while it lasts. The attack ends when its signal says so. */
export async function compared<T>(
  { crowd }: Stage,
  seconds: number,
  attack: (over: AbortSignal) => Promise<T>,
): Promise<Compared<T>> {
  await crowd.measure(Math.min(1, seconds)); // the first moves find code that is not compiled yet
  const quiet = await crowd.measure(seconds);
  const over = new AbortController();
  const attacking = attack(over.signal);
  const under = await crowd.measure(seconds).finally(() => over.abort());
  return { quiet, under, found: await attacking };
}
