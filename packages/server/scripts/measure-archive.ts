// node packages/server/scripts/measure-archive.ts [MATCHES]
//
// What a million finished matches cost: the size of the SQLite file, the start of a server on it, lists and records. Whole matches of
// every game are played at random, with the pauses and command ids of people, packed as the server packs them, and written again
// and again under other ids.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type AnyGame, FastRandom, GAMES } from '@madang/engine';
import { playedLog } from '../src/protocol/testing/played-log.ts';
import { summaryOf } from '../src/room/summary.ts';
import { newTableId, systemBytes } from '../src/server/secrets.ts';
import { openStore } from '../src/store/open.ts';
import { pack } from '../src/store/packed-log.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { Logged, TableCard } from '../src/table/log.ts';
import { followAll, newTable } from '../src/table/table.ts';

const matches = Number(process.argv[2] ?? 1_000_000);
const OF_EACH_GAME = 40;
const YEAR = 365 * 24 * 3_600_000;
const NOW = Date.now();
const MADANG = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

interface Played {
  readonly card: TableCard;
  readonly log: readonly Logged[];
}

const random = new FastRandom(1);
const folder = mkdtempSync(join(tmpdir(), 'madang-archive-'));
try {
  const played = GAMES.flatMap((game) => Array.from({ length: OF_EACH_GAME }, (_, number) => match(game, number)));
  const actions = played.reduce((sum, { log }) => sum + log.length, 0) / played.length;
  say(`entries a match, of ${played.length} that were played`, actions.toFixed(0));
  const rows = join(folder, 'rows');
  await unpacked(rows, played);
  say('unpacked, a match', kilobytes(sizeIn(rows) / played.length));
  const archive = join(folder, 'archive');
  const ids = await fill(archive, played);
  say(`${matches.toLocaleString('en')} archived matches`, `${(sizeIn(archive) / 1e9).toFixed(2)} GB`);
  say('archived, a match', kilobytes(sizeIn(archive) / matches));
  await measure(archive, ids);
} finally {
  rmSync(folder, { recursive: true });
}

/** A match as people play it: no two pauses are the same, and every command has an id of its own. */
function match(game: AnyGame, number: number): Played {
  const { card, log } = playedLog({ game, rules: {}, number });
  let at = NOW - YEAR;
  const paused = log.map(({ n, entry }): Logged => {
    at += 300 + random.below(8000);
    if (entry.type === 'sat') return { n, at, entry: { ...entry, tokenHash: randomBytes(32).toString('hex') } };
    const commandId = randomBytes(16).toString('hex');
    return { n, at, entry: entry.type === 'acted' ? { ...entry, commandId, bank: 120_000 } : entry };
  });
  const clock = { perAction: 30_000, bank: 120_000 };
  return { card: { ...card, id: newTableId(systemBytes), clock }, log: paused };
}

async function unpacked(data: string, played: readonly Played[]): Promise<void> {
  const store = await openStore({ data });
  for (const { card, log } of played) {
    await store.create(card);
    await store.append(card.id, log, { summary: summaryOf(followAll(newTable(card), log).table, NOW) });
  }
  await store.close();
}

/** Archived matches of the last twelve months; some of their ids. */
async function fill(data: string, played: readonly Played[]): Promise<readonly string[]> {
  await (await openStore({ data })).close();
  const packed = await Promise.all(
    played.map(async ({ card, log }) => {
      const summary = JSON.stringify(summaryOf(followAll(newTable(card), log).table, NOW));
      const entries = log.map(({ n, at, entry }) => ({ n, at, entry: JSON.stringify(entry) }));
      // An encrypted seed is a third longer than its bytes.
      const text = JSON.stringify({ ...card, seed: `aes1:${randomBytes(92).toString('base64url')}` });
      return { game: card.game, ...(await pack({ card: text, summary }, entries)) };
    }),
  );
  const db = new DatabaseSync(fileIn(data));
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  const insert = db.prepare('INSERT INTO archive VALUES (?, ?, 1, ?, ?, NULL, ?, ?, ?, NULL)');
  const ids: string[] = [];
  for (let i = 0; i < matches; i++) {
    const { game, n, head, log } = packed[i % packed.length] ?? packed[0];
    const id = newTableId(systemBytes);
    const at = Math.round(NOW - YEAR + (YEAR * i) / matches);
    insert.run(id, game, at, at + 600_000, n, head, log);
    if (i % Math.ceil(matches / 100) !== 0) continue;
    ids.push(id);
    db.exec('COMMIT; BEGIN');
  }
  db.exec('COMMIT');
  db.close();
  return ids;
}

async function measure(data: string, ids: readonly string[]): Promise<void> {
  say('start of a server until it serves', await timed(() => serveOnce(data)));
  const store = await SqliteStore.open(fileIn(data)); // seeds stay as they are
  const finished = { status: 'finished', publicOnly: true, limit: 50 } as const;
  const [game] = GAMES;
  say('the first page of finished matches (50)', await median(store, finished));
  say('the same for one game', await median(store, { ...finished, game: game.id }));
  const middle = { createdAt: NOW - YEAR / 2, id: 'm' };
  say('a page in the middle', await median(store, { ...finished, after: middle }));
  say('open tables, of which there are none', await median(store, { ...finished, status: 'open' }));
  let next = 0;
  say('the log of a match', await medianOf(() => store.log(ids[next++ % ids.length] ?? '')));
  await store.close();
}

async function serveOnce(data: string): Promise<void> {
  const args = [MADANG, 'serve', '--host', '127.0.0.1', '--port', '0', '--log', 'error', '--data', data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  for await (const part of child.stderr) {
    said += part;
    if (said.includes('serving on')) break;
  }
  if (!said.includes('serving on')) throw new Error(`the server ended: ${said}`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function median(store: Store, filter: Parameters<Store['list']>[0]): Promise<string> {
  return medianOf(() => store.list(filter));
}

async function medianOf(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < 41; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[0]?.toFixed(2)} ms at best, ${sorted[20]?.toFixed(2)} ms in the median`;
}

async function timed(work: () => Promise<void>): Promise<string> {
  const start = performance.now();
  await work();
  return `${((performance.now() - start) / 1000).toFixed(2)} s, with its end`;
}

function fileIn(data: string): string {
  return join(data, 'madang.sqlite');
}

function sizeIn(data: string): number {
  return statSync(fileIn(data)).size;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}

function say(what: string, how: string): void {
  console.log(`${what}: ${how}`);
}
