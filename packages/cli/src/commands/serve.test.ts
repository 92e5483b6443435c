import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { madang } from '../spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Case {
  readonly what: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly says: string;
  readonly code: 1 | 2;
}

const KEY = { MADANG_KEY: 'c0'.repeat(32) };
const CASES: readonly Case[] = [
  {
    what: 'a data folder that cannot be made',
    args: ['--data', '/proc/nope'],
    says: 'cannot make the data folder /proc/nope: ',
    code: 1,
  },
  {
    what: 'a data folder that cannot be written to',
    args: ['--data', '/proc/self'],
    says: 'cannot use /proc/self/madang.sqlite: ',
    code: 1,
  },
  { what: 'an empty --data', args: ['--data', ''], says: '--data (or DATA_DIR) is empty: leave it out', code: 2 },
  {
    what: 'a host that is none',
    args: ['--host', '999.1.2.3'],
    says: '--host 999.1.2.3 is not known: give an address',
    code: 2,
  },
  {
    what: 'a host of somebody else',
    args: ['--host', '192.0.2.1'],
    says: '--host 192.0.2.1 is not an address of this machine',
    code: 2,
  },
  { what: 'an empty --host', args: ['--host', ''], says: '--host (or HOST) is empty: leave it out', code: 2 },
  {
    what: 'a port that is none',
    args: ['--port', '99999'],
    says: "option '--port <n>' argument '99999' is invalid.",
    code: 2,
  },
  {
    what: 'an unknown --log',
    args: ['--log', 'loud'],
    says: "option '--log <level>' argument 'loud' is invalid. Allowed choices are trace, debug, info, warn, error, silent.",
    code: 2,
  },
  {
    what: 'a --page that is not there',
    args: ['--page', '/nope'],
    says: '--page /nope: there is no index.html; ',
    code: 2,
  },
  {
    what: 'an empty DATABASE_URL',
    args: [],
    env: { DATABASE_URL: '' },
    says: '--database (or DATABASE_URL) is empty: leave it out',
    code: 2,
  },
  {
    what: 'another kind of database',
    args: ['--database', 'mysql://me:secret@host/x'],
    says: '--database (or DATABASE_URL) must be an address like postgres://',
    code: 2,
  },
  {
    what: 'PostgreSQL without a key',
    args: ['--database', 'postgres://host/x'],
    env: { MADANG_KEY: '' },
    says: 'MADANG_KEY is not set: with PostgreSQL every node needs the same key',
    code: 1,
  },
  {
    what: 'a key that is none',
    args: [],
    env: { MADANG_KEY: 'secret' },
    says: 'MADANG_KEY must be 32 random bytes in hex or base64: ',
    code: 1,
  },
  {
    what: 'a PostgreSQL that cannot be reached',
    args: ['--database', 'postgres://me:secret@127.0.0.1:1/x'],
    env: KEY,
    says: 'cannot use PostgreSQL at 127.0.0.1:1/x: connect ECONNREFUSED',
    code: 1,
  },
];

describe.concurrent('serve says in one line why it cannot start, and ends', () => {
  it.each(CASES)('$what', async ({ args, env = {}, says, code }) => {
    const usual = ['--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'unused')];
    const ran = await madang(['serve', ...usual, ...args], '', undefined, env);
    const lines = ran.stderr.split('\n');
    expect(lines).toEqual([expect.stringContaining(`madang: ${says}`), '']);
    expect(ran.stderr).not.toMatch(/secret| {4}at /);
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code, stdout: '' });
  });

  it('a port that is in use, and the database is not touched', async () => {
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

  it('an empty database file, which stays as it is', async () => {
    const data = mkdtempSync(join(folder, 'empty-'));
    writeFileSync(join(data, 'madang.sqlite'), '');
    const ran = await madang(['serve', '--host', '127.0.0.1', '--port', '0', '--data', data]);
    expect(ran.stderr).toMatch(
      /^madang: \S+madang\.sqlite is empty, a database is not: put a backup in its place[^\n]+\n$/,
    );
    expect(ran.code).toBe(1);
  });
});
