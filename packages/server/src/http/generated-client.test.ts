import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { ENDPOINTS } from '@madang/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { get } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';

const COMPILER = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));

/** A program that uses the client. Its last statement is wrong, which the compiler must see. */
const PROGRAM = `
import { ${Object.keys(ENDPOINTS).join(', ')} } from './client/sdk.gen.ts';

const people = [{ kind: 'human' as const, name: 'Ala' }, { kind: 'human' as const }];
const { data } = await createTable({ body: { game: 'tysiac', seats: people, public: true } });
if (data && 'session_token' in data) {
  const table_id: string = data.table_id;
  await leaveTable({ path: { table_id }, auth: data.session_token });
}
const listed = await listMatches({ query: { game: 'koikoi', limit: 2 } });
const cursor: string | null | undefined = listed.data?.next_cursor;
// @ts-expect-error
await joinTable({ path: { table_id: 7 }, body: {} });
console.log(cursor, ${Object.keys(ENDPOINTS).join(', ')});
`;

const SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: false,
    noEmit: true,
    types: [],
  },
  include: ['program.ts', 'client'],
};

it('a client that is generated from the OpenAPI document compiles, with every operation under its name', async () => {
  const { url } = await testServer();
  const { body: document } = await get<Record<string, unknown>>(`${url}/api/openapi.json`);
  const folder = mkdtempSync(join(tmpdir(), 'madang-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await createClient({ input: document, output: join(folder, 'client'), logs: { level: 'silent' } });
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  const { stdout } = await promisify(execFile)(process.execPath, [COMPILER, '-p', folder]).catch((failed) => failed);
  expect(stdout).toBe('');
}, 60_000);
