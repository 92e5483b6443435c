// node appender.ts DATA [DATABASE KEY]: a server's worth of writers that goes on until it is killed. Prints one line for each
// answered append: the table, and the last entry of it that is now durable.
import { openStore } from '../open.ts';
import { tableCard } from './examples.ts';
import { groupFrom, tableIds } from './numbered-log.ts';

const [, , data = '', database, key] = process.argv;
const store = await openStore({ data, database, key });

async function write(tableId: string): Promise<void> {
  if (!(await store.card(tableId))) await store.create(tableCard(tableId));
  let last = (await store.log(tableId)).length;
  for (;;) {
    const group = groupFrom(last + 1);
    const became = await store.append(tableId, group);
    if (became !== 'appended') throw new Error(`${tableId} has another writer`);
    last += group.length;
    process.stdout.write(`${tableId} ${last}\n`);
  }
}

await Promise.all(tableIds.map(write));
