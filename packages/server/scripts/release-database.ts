// node packages/server/scripts/release-database.ts [CHECKOUT]
//
// Makes the small database of a version in packages/server/releases/<version>, for a test that opens the databases of all
// released versions. CHECKOUT is a working copy of the version, with its dependencies; without it, this one.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAMES, type Kibo } from '@madang/engine';
import type { CreateTable, GameList } from '@madang/protocol';
import { get, post, type Seated, tableOfPeople, tableWithBots } from '../src/testing/api.ts';
import { ChildServer } from '../src/testing/child-server.ts';
import {
  DATABASE,
  FIXTURE_KEY,
  POSTGRES_SCHEMA,
  type Release,
  type ReleasedEnd,
  type ReleasedTable,
  TABLES,
} from '../src/testing/release.ts';
import { TWO_ROUNDS } from '../src/testing/short-rules.ts';
import { TestPlayer } from '../src/testing/test-player.ts';

const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const checkout = resolve(process.argv[2] ?? HERE);
const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string };
const folder = join(HERE, 'packages/server/releases', version);
if (existsSync(folder)) {
  console.error(`release-database: ${folder} exists: the database of a released version is never made again`);
  process.exit(1);
}

const data = mkdtempSync(join(tmpdir(), 'madang-release-'));
try {
  const server = await ChildServer.startProgram(join(checkout, 'packages/cli/src/main.ts'), '--data', data);
  const tables = await played(server.url).finally(() => server.stop());
  await keep({ version, madeAt: Date.now(), tables });
  console.log(`release-database: ${tables.length} tables in ${folder}`);
} finally {
  rmSync(data, { recursive: true });
}

async function played(url: string): Promise<readonly ReleasedTable[]> {
  const { body } = await get<GameList>(`${url}/api/games`);
  const tables: ReleasedTable[] = [];
  for (const { id, seats } of GAMES) {
    if (!body.games.some((game) => game.id === id)) continue; // the version does not have it
    const wanted = { game: id, rules: TWO_ROUNDS[id] ?? {}, public: true };
    tables.push(await finished(url, wanted, seats[0]));
    tables.push(await running(url, wanted, seats[0]));
    tables.push(await waiting(url, wanted, seats[0]));
    tables.push(await againstBots(url, wanted, seats[0]));
  }
  return tables;
}

type Wanted = Pick<CreateTable, 'game' | 'rules' | 'public'>;

async function finished(url: string, wanted: Wanted, people: number): Promise<ReleasedTable> {
  const seats = await tableOfPeople(url, people, wanted);
  const players = await joined(url, seats);
  for (const player of players) player.play();
  await Promise.all(players.map((player) => player.heard('GameFinished')));
  for (const player of players) player.close();
  const { body } = await get<Kibo>(`${url}/api/tables/${seats[0].table_id}/kibo`);
  return { game: wanted.game, state: 'finished', seats: seats.map(kept), end: endOf(body) };
}

function endOf({ rounds, scores }: Kibo): ReleasedEnd {
  const actions = rounds.flatMap((round) => round.actions);
  const last = actions.at(-1);
  if (!last) throw new Error('nothing was played');
  return { actions: actions.length, hash: last.hash, scores };
}

/** In its second round, so that there is a checkpoint. */
async function running(url: string, wanted: Wanted, people: number): Promise<ReleasedTable> {
  const seats = await tableOfPeople(url, people, wanted);
  const players = await joined(url, seats);
  for (const player of players) player.play();
  await players[0].until(() => players[0].messages.filter(({ event }) => event === 'RoundDealt').length >= 2);
  for (const player of players) player.rest();
  for (const player of players) player.close();
  return { game: wanted.game, state: 'running', seats: seats.map(kept) };
}

/** One person is there, and a seat is free. */
async function waiting(url: string, wanted: Wanted, people: number): Promise<ReleasedTable> {
  const requests = Array.from({ length: people }, () => ({ kind: 'human' }));
  const { body } = await post(`${url}/api/tables`, { ...wanted, seats: requests });
  const [player] = await joined(url, [body]);
  await player.heard('TableWaiting');
  player.close();
  return { game: wanted.game, state: 'waiting', seats: [kept(body)] };
}

/** One person plays against bots, with a clock. */
async function againstBots(url: string, wanted: Wanted, seats: number): Promise<ReleasedTable> {
  const clock = { per_action: 60_000, bank: 600_000 };
  const seat = await tableWithBots(url, seats, { ...wanted, clock });
  const [player] = await joined(url, [seat]);
  await player.heard('RoundDealt');
  player.play();
  await player.until(() => player.messages.length >= 6);
  player.rest();
  player.close();
  return { game: wanted.game, state: 'running', seats: [kept(seat)] };
}

function kept({ table_id, player_id, session_token }: Seated): Seated {
  return { table_id, player_id, session_token };
}

/** In the plain dialect, in which every game is played alike. */
function joined(url: string, seats: readonly Seated[]): Promise<readonly TestPlayer[]> {
  return Promise.all(seats.map((seat) => TestPlayer.join(url, seat, { dialect: 'plain' }, 'any')));
}

async function keep(release: Release): Promise<void> {
  if (existsSync(join(data, `${DATABASE}-wal`))) throw new Error('a part of the database is still in its -wal file');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(data, DATABASE), join(folder, DATABASE));
  const key = join(data, `${DATABASE}.key`);
  if (existsSync(key)) copyFileSync(key, join(folder, FIXTURE_KEY));
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  writeFileSync(join(folder, TABLES), `${JSON.stringify(release, null, 2)}\n`);
  writeFileSync(join(folder, POSTGRES_SCHEMA), await postgresSchema());
}

async function postgresSchema(): Promise<string> {
  const source = pathToFileURL(join(checkout, 'packages/server/src/store/postgres-schema.ts')).href;
  const { POSTGRES_STEPS } = (await import(source)) as { POSTGRES_STEPS: readonly string[] };
  return [
    'CREATE SCHEMA madang;',
    'CREATE TABLE madang.schema_version (version integer NOT NULL);',
    ...POSTGRES_STEPS.map((step) => step.replace(/^ {2}/gm, '').trim()),
    `INSERT INTO madang.schema_version VALUES (${POSTGRES_STEPS.length});\n`,
  ].join('\n');
}
