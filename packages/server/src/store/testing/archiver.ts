// node archiver.ts PREFIX DATA ARCHIVE [DATABASE KEY]: finishes tables, archives them and adds to archived ones until it is killed.
// Prints one line for each answer: the table, and the last entry of it that is now durable.
import { openStore } from '../open.ts';
import { entry, summary, tableCard } from './examples.ts';

const [, , prefix = '', data = '', archive = '', database, key] = process.argv;
const store = await openStore({ data, archive: archive === '' ? undefined : archive, database, key });
const over = summary({ status: 'finished', updatedAt: 1 });
let made = 0;

async function finish(): Promise<void> {
  for (;;) {
    const id = `${prefix}-${made++}`;
    await store.create(tableCard(id), [entry(1), entry(2)], over);
    process.stdout.write(`${id} 2\n`);
  }
}

async function archiveAll(): Promise<void> {
  for (;;) await store.archive(10);
}

/** As a rematch does. */
async function addLater(): Promise<void> {
  for (let next = 0; ; ) {
    if (next + 20 > made) await new Promise((resolve) => setImmediate(resolve));
    else {
      const id = `${prefix}-${next}`;
      await store.append(id, [entry(3)], { summary: over });
      process.stdout.write(`${id} 3\n`);
      next += 3;
    }
  }
}

await Promise.all([finish(), archiveAll(), addLater()]);
