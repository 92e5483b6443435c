// node rater.ts PREFIX DATA [DATABASE KEY]: ends matches and rates them, and somebody new comes with each, until it is killed.
// Prints the table of each match when all that is durable.
import { pino } from 'pino';
import { openStore } from '../../store/open.ts';
import { entry, summary, tableCard } from '../../store/testing/examples.ts';
import { Ratings } from '../ratings.ts';
import { PEOPLE, POOL } from './raters.ts';

const [, , prefix = '', data = '', database, key] = process.argv;
const store = await openStore({ data, database, key });
for (const id of PEOPLE)
  await store.people.register(
    { id, name: id, createdAt: 1 },
    { id, hash: `hash of ${id}`, kind: 'person', name: '', createdAt: 1 },
  );
const ratings = new Ratings({ ratingStore: store.ratings, log: pino({ level: 'silent' }) });

/** Matches of everybody against everybody, several at once. */
async function play(lane: number): Promise<void> {
  for (let i = 0; ; i++) {
    const tableId = `${prefix}-${lane}-${i}`;
    const winner = PEOPLE[(i + lane) % PEOPLE.length] ?? '';
    const loser = PEOPLE[(i + lane + 1 + (i % 2)) % PEOPLE.length] ?? '';
    const places = [
      { person: winner, rank: 1 },
      { person: loser, rank: 2 },
    ];
    await store.create(tableCard(tableId), [entry(1)], summary());
    const over = { summary: summary({ status: 'finished' }), result: { pool: POOL, places } };
    await store.append(tableId, [entry(2)], over);
    await meet(tableId);
    process.stdout.write(`${tableId}\n`);
    ratings.look();
  }
}

/** Somebody new comes, moves to a second device, and blocks one of the others; somebody else comes and is erased. */
async function meet(id: string): Promise<void> {
  const key = { kind: 'person' as const, name: '', createdAt: 1 };
  await store.people.register({ id, name: id, createdAt: 1 }, { ...key, id: `${id}/1`, hash: `first of ${id}` });
  await store.people.offerTransfer({ codeHash: `code of ${id}`, personId: id, until: 2 });
  await store.people.takeTransfer(`code of ${id}`, 1, { ...key, id: `${id}/2`, hash: `second of ${id}` }, 2);
  await store.conduct.block(id, PEOPLE[0] ?? '', 1, 1);
  const gone = `gone of ${id}`;
  await store.people.register({ id: gone, name: gone, createdAt: 1 }, { ...key, id: gone, hash: gone });
  await store.people.erase(gone, 1);
}

await Promise.all([0, 1, 2].map(play));
