import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { findGame, readKibo, verify } from '@madang/engine';
import type { TableDetail, TableList } from '@madang/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { START_MS, startPostgres, type TestPostgres } from '../store/testing/postgres.ts';
import { get, post, type Seated } from '../testing/api.ts';
import { TEST_KEY } from '../testing/child-server.ts';
import {
  DATABASE,
  FIXTURE_KEY,
  POSTGRES_SCHEMA,
  type Release,
  type ReleasedTable,
  TABLES,
} from '../testing/release.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { realTime, type Time } from './time.ts';

// packages/server/scripts/release-database.ts makes these databases, with the server of each version.
const RELEASES = fileURLToPath(new URL('../../releases', import.meta.url));
const versions = readdirSync(RELEASES).filter((name) => /^\d/.test(name));

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, START_MS);
afterAll(() => postgres?.stop(), START_MS);

it('there is a database of the current version and of those before it', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  expect(versions).toEqual(expect.arrayContaining(['0.1.0', '0.2.0', version]));
});

for (const version of versions) {
  const folder = join(RELEASES, version);
  const release: Release = JSON.parse(readFileSync(join(folder, TABLES), 'utf8'));
  const inState = (state: ReleasedTable['state']) => release.tables.filter((table) => table.state === state);

  describe.each([
    ['SQLite', () => openCopy(folder)],
    ['PostgreSQL', () => openInPostgres(folder)],
  ])(`a database of version ${version} in %s`, (_, open) => {
    async function serve(): Promise<string> {
      const server = await testServer({ store: await open(), time: timeFrom(release.madeAt) });
      return server.url;
    }

    it('lists its tables', async () => {
      const url = await serve();
      for (const [status, state] of [
        ['finished', 'finished'],
        ['playing', 'running'],
        ['open', 'waiting'],
      ] as const) {
        const { body } = await get<TableList>(`${url}/api/tables?status=${status}`);
        const ids = body.tables.map(({ table_id }) => table_id);
        expect(ids.sort()).toEqual(inState(state).map(tableIdOf).sort());
      }
    });

    it('replays the records of finished matches to the positions that were played', async () => {
      const url = await serve();
      for (const table of inState('finished')) {
        const { rounds, scores } = await verifiedRecord(url, table);
        const actions = rounds.flatMap((round) => round.actions);
        expect({ actions: actions.length, hash: actions.at(-1)?.hash, scores }).toEqual(table.end);
      }
    });

    it('plays running matches to their end', async () => {
      const url = await serve();
      await Promise.all(
        inState('running').map(async (table) => {
          const players = await Promise.all(table.seats.map((seat) => joined(url, seat)));
          for (const player of players) player.play();
          await Promise.all(players.map((player) => player.heard('GameFinished')));
          expect(players.flatMap(({ messages }) => messages).some(({ event }) => event === 'GameVoided')).toBe(false);
          expect((await verifiedRecord(url, table)).result).not.toBeNull();
        }),
      );
    });

    it('lets people join the tables that wait', async () => {
      const url = await serve();
      for (const table of inState('waiting')) {
        const first = await joined(url, table.seats[0]);
        const { body } = await get<TableDetail>(`${url}/api/tables/${tableIdOf(table)}`);
        for (let seat = 1; seat < body.seats.length; seat++) {
          const answer = await post(`${url}/api/tables/${tableIdOf(table)}/join`);
          expect(answer.status).toBe(201);
          await joined(url, answer.body);
        }
        await first.heard('RoundDealt');
      }
    });
  });
}

function tableIdOf({ seats }: ReleasedTable): string {
  return seats[0].table_id;
}

function joined(url: string, seat: Seated): Promise<TestPlayer> {
  return TestPlayer.join(url, seat, { dialect: 'plain' }, 'any');
}

async function verifiedRecord(url: string, table: ReleasedTable) {
  const answer = await fetch(`${url}/api/tables/${tableIdOf(table)}/kibo`);
  expect(answer.status).toBe(200);
  const kibo = readKibo(await answer.text());
  const game = findGame(table.game);
  if (!game) throw new Error(`there is no ${table.game} any more`);
  expect(() => verify(game, kibo)).not.toThrow();
  return kibo;
}

/** As if the server of that version had just been stopped: otherwise the tables that wait would have expired. */
function timeFrom(start: number): Time {
  const offset = Date.now() - start;
  return { now: () => Date.now() - offset, after: realTime.after };
}

/** Of the SQLite file: merely reading the original would leave files beside it. */
function copyOf(release: string): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  copyFileSync(join(release, DATABASE), join(folder.path, DATABASE));
  return folder.path;
}

async function openCopy(release: string): Promise<Store> {
  const folder = copyOf(release);
  const key = join(release, FIXTURE_KEY);
  if (existsSync(key)) copyFileSync(key, join(folder, `${DATABASE}.key`));
  return openStore({ data: folder, key: '' });
}

/** A PostgreSQL database that was set up by that version, with the rows of its SQLite file. */
async function openInPostgres(release: string): Promise<Store> {
  const url = await postgres.createDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(readFileSync(join(release, POSTGRES_SCHEMA), 'utf8'));
  const file = new DatabaseSync(join(copyOf(release), DATABASE), { readOnly: true });
  for (const table of ['tables', 'entries', 'seed_key', 'checkpoints']) {
    const isKept = file.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table);
    if (!isKept) continue;
    const rows = file.prepare(`SELECT * FROM ${table}`).all();
    await client.query(`INSERT INTO madang.${table} SELECT * FROM json_populate_recordset(NULL::madang.${table}, $1)`, [
      JSON.stringify(rows.map((row) => ('is_public' in row ? { ...row, is_public: row.is_public === 1 } : row))),
    ]);
  }
  file.close();
  await client.end();
  const key = join(release, FIXTURE_KEY);
  return openStore({ data: '', database: url, key: existsSync(key) ? readFileSync(key, 'utf8') : TEST_KEY });
}
