import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { madang } from '../spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Case = readonly [what: string, args: string, message: string, code: 1 | 2, env?: Readonly<Record<string, string>>];

const KEY = { MADANG_KEY: 'c0'.repeat(32) };
const LEVELS = 'trace, debug, info, warn, error, silent';
const CASES: readonly Case[] = [
  ['a data folder that cannot be made', '--data=/proc/nope', 'cannot make the data folder /proc/nope: ', 1],
  ['a data folder that is read-only', '--data=/proc/self', 'cannot use /proc/self/madang.sqlite: ', 1],
  ['an empty --data', '--data=', '--data (or DATA_DIR) is empty: omit it', 2],
  ['an unknown host', '--host=999.1.2.3', '--host 999.1.2.3 is unknown: use an address', 2],
  ['a host of another machine', '--host=192.0.2.1', '--host 192.0.2.1 is not an address of this machine', 2],
  ['an empty --host', '--host=', '--host (or HOST) is empty: omit it', 2],
  ['a port out of range', '--port=99999', "option '--port <n>' argument '99999' is invalid. Expected a port", 2],
  ['an unknown --log', '--log=loud', `argument 'loud' is invalid. Allowed choices are ${LEVELS}.`, 2],
  ['a --page without index.html', '--page=/nope', '--page /nope: no index.html there; ', 2],
  ['an empty DATABASE_URL', '', '--database (or DATABASE_URL) is empty: omit it', 2, { DATABASE_URL: '' }],
  ['another kind of database', '--database=mysql://me:secret@host/x', 'must be an address like postgres://', 2],
  ['PostgreSQL without a key', '--database=postgres://host/x', 'MADANG_KEY is not set: ', 1, { MADANG_KEY: '' }],
  ['an invalid key', '', 'MADANG_KEY must be 32 random bytes in hex or base64: ', 1, { MADANG_KEY: 'secret' }],
  [
    'a PostgreSQL that cannot be reached',
    '--database=postgres://me:secret@127.0.0.1:1/x',
    'cannot use PostgreSQL at 127.0.0.1:1/x: connect ECONNREFUSED',
    1,
    KEY,
  ],
];

describe.concurrent('serve reports in one line why it cannot start, and ends', () => {
  it.for(CASES)('%s', async ([, option, message, code, env = {}]) => {
    const usual = ['--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'unused')];
    const ran = await madang(['serve', ...usual, ...(option === '' ? [] : [option])], '', undefined, env);
    expect(ran.stderr).toMatch(/^madang: [^\n]*\n$/);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/secret| {4}at /);
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code, stdout: '' });
  });

  it('a port that is in use, before the database is opened', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const data = join(folder, 'taken');
    const ran = await madang(['serve', '--host', '127.0.0.1', '--port', String(port), '--data', data]);
    expect(ran).toEqual({
      code: 1,
      stdout: '',
      stderr: `madang: port ${port} is in use; choose another with --port\n`,
    });
    expect(readdirSync(folder)).not.toContain('taken');
  });

  it('an empty database file, which is not changed', async () => {
    const data = mkdtempSync(join(folder, 'empty-'));
    writeFileSync(join(data, 'madang.sqlite'), '');
    const ran = await madang(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data]);
    expect(ran.stderr).toMatch(
      /^madang: \S+madang\.sqlite is empty, a database is not: put a backup in its place[^\n]+\n$/,
    );
    expect(ran.code).toBe(1);
  });
});
