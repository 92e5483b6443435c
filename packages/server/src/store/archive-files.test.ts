import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { acted } from './archive.contract.ts';
import { openStore } from './open.ts';
import { entry, summary, tableCard } from './testing/examples.ts';
import { temporaryFolder } from './testing/folder.ts';

const JANUARY = Date.UTC(2026, 0, 31, 23, 59);
const over = summary({ status: 'finished', updatedAt: 1 });

function places() {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  return { data: join(folder.path, 'data'), archive: join(folder.path, 'archive') };
}

it('the logs of archived tables are in a file for each month, where a folder is given', async () => {
  const place = places();
  const store = await openStore(place);
  await store.create(tableCard('january', { createdAt: JANUARY }), [entry(1), acted(2)], over);
  await store.create(tableCard('february', { createdAt: JANUARY + 60_000 }), [entry(1)], over);
  await store.create(tableCard('too', { createdAt: JANUARY + 70_000 }), [entry(1), entry(2)], over);
  expect(await store.archive(2)).toHaveLength(3);
  expect(readdirSync(place.archive).toSorted()).toEqual(['2026-01.madang', '2026-02.madang']);
  expect(statSync(join(place.archive, '2026-02.madang')).mode & 0o077).toBe(0);
  // As after a kill between the file and the database.
  appendFileSync(join(place.archive, '2026-02.madang'), 'half of a table');
  await store.create(tableCard('last', { createdAt: JANUARY + 80_000 }), [entry(1, 'last')], over);
  await store.archive(2);
  await store.close();

  const again = await openStore(place);
  expect(await again.log('too')).toEqual([entry(1), entry(2)]);
  expect(await again.log('last')).toEqual([entry(1, 'last')]);
  expect((await again.open('january'))?.log).toHaveLength(2);
  expect(await again.append('too', [entry(3)])).toBe('appended');
  expect(await again.log('too')).toHaveLength(3);
  await again.close();
});

it('without its folder an archive says what is missing, and still lists its tables', async () => {
  const place = places();
  const store = await openStore(place);
  await store.create(tableCard('a'), [entry(1)], over);
  await store.archive(2);
  await store.close();
  const without = await openStore({ data: place.data });
  expect((await without.list({ status: 'finished' })).map(({ card }) => card.id)).toEqual(['a']);
  await expect(without.log('a')).rejects.toThrow('start the server with the folder of these files');
  await without.close();
});
