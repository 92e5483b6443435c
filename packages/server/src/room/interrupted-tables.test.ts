import { pino } from 'pino';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../server/settings.ts';
import { MemoryStore } from '../store/memory.ts';
import type { Due } from '../store/store.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { InterruptedTables } from './interrupted-tables.ts';

class LeftTables extends MemoryStore {
  left: readonly Due[] = [];

  override async due(): Promise<readonly Due[]> {
    return this.left;
  }
}

it('opens the tables that another node leaves later, each when what was left of its clock is over', async () => {
  const [time, store] = [new ManualTime(), new LeftTables()];
  const woken: string[] = [];
  const services = { store, time, settings: { ...DEFAULT_SETTINGS, isShared: true }, log: pino({ level: 'silent' }) };
  const tables = new InterruptedTables(services, async (tableId) => woken.push(tableId));
  tables.begin();
  store.left = [{ tableId: 'long', at: 0, due: 90_000 }];
  await time.pass(60_000); // it is seen now
  store.left = [...store.left, { tableId: 'now', at: 0, due: 0 }];
  await time.pass(60_000);
  await expect.poll(() => woken).toEqual(['now']);
  await time.pass(30_000);
  await expect.poll(() => woken).toEqual(['now', 'long']);
  tables.stop();
});
