import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWindows, publishable } from './build-packages.ts';
import { pack } from './pack.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONSUMER = fileURLToPath(new URL('fixtures/consumer', import.meta.url));
const NAMES = ['cards', 'engine', 'narrators', 'players', 'protocol'] as const;
const execute = promisify(execFile);

interface Published {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Outside the repository, so that nothing of it is found by accident. */
const scratch = mkdtempSync(join(tmpdir(), 'madang-packed-'));
const unpacked = join(scratch, 'all', 'node_modules', '@madang');
const tarball = (name: string): string => {
  const file = readdirSync(scratch).find((each) => each.startsWith(`madang-${name}-`));
  if (file === undefined) throw new Error(`${name} was not packed`);
  return join(scratch, file);
};
const manifest = (name: string): Published => JSON.parse(readFileSync(join(unpacked, name, 'package.json'), 'utf8'));

beforeAll(async () => {
  await pack(scratch);
  for (const name of NAMES) {
    mkdirSync(join(unpacked, name), { recursive: true });
    await execute('tar', ['-xzf', tarball(name), '-C', join(unpacked, name), '--strip-components=1']);
  }
}, 120_000);
afterAll(() => rmSync(scratch, { recursive: true }));

it('publishes the engine, players, protocol, narrators and cards', () => {
  expect(publishable(ROOT)).toEqual(NAMES);
});

describe.each(NAMES)('%s', (name) => {
  const files = () => readdirSync(join(unpacked, name), { recursive: true, withFileTypes: true });
  const paths = () =>
    files().flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(unpacked.length + 1)] : []));

  it('has compiled files, types and texts, and nothing of its tests', () => {
    const inDist = new RegExp(
      `^${name}/(dist/[\\w./-]+\\.(js|d\\.ts|json|wasm)|weights/([\\w-]+\\.bin|index\\.jsonl))$`,
    );
    const texts = ['LICENSE', 'NOTICE', 'README.md', 'package.json'].map((file) => `${name}/${file}`);
    expect(paths().filter((path) => !inDist.test(path) && !texts.includes(path))).toEqual([]);
    expect(paths().filter((path) => /test|fixture|playthrough|\.snap|records?\//.test(path))).toEqual([]);
    expect(paths()).toContain(`${name}/LICENSE`);
    expect(paths()).toContain(`${name}/README.md`);
  });

  it('has a file for every entry point and its types', () => {
    const targets = Object.values(manifest(name).exports).flatMap((each) =>
      typeof each === 'string' ? [each] : [each.types, each.default],
    );
    expect(targets.length).toBeGreaterThan(0);
    const isThere = (target: string): boolean => {
      const [start, end] = `${name}/${target.slice(2)}`.split('*');
      return paths().some((path) =>
        end === undefined ? path === start : path.startsWith(start) && path.endsWith(end),
      );
    };
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
  });

  it('depends on the other packages in its own version', () => {
    const { version, dependencies = {} } = manifest(name);
    const others = Object.entries(dependencies).filter(([each]) => each.startsWith('@madang/'));
    expect(others.filter(([, range]) => range !== version)).toEqual([]);
  });
});

it('every entry point of every package can be imported', async () => {
  const foreign = NAMES.flatMap((name) => Object.keys(manifest(name).dependencies ?? {}));
  for (const name of new Set(foreign.filter((each) => !each.startsWith('@madang/'))))
    symlinkSync(join(ROOT, 'node_modules', name), join(unpacked, '..', name), 'junction');
  const entries = NAMES.flatMap((name) =>
    Object.entries(manifest(name).exports).flatMap(([path, target]) =>
      typeof target === 'string' ? [] : [`@madang/${name}${path.slice(1)}`],
    ),
  );
  const program = entries.map((entry) => `await import('${entry}');`).join('\n');
  writeFileSync(join(scratch, 'all', 'import-all.mjs'), program);
  await execute(process.execPath, ['import-all.mjs'], { cwd: join(scratch, 'all') });
});

describe('the engine, installed in an empty folder', () => {
  const folder = join(scratch, 'consumer');

  beforeAll(async () => {
    cpSync(CONSUMER, folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    const options = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await execute('npm', ['install', tarball('engine'), ...options], {
      cwd: folder,
      shell: isWindows,
    });
  }, 60_000);

  it('plays a match from plain JavaScript', async () => {
    const { stdout } = await execute(process.execPath, ['play.js'], { cwd: folder });
    expect(stdout).toBe('koikoi: played\n');
  });

  it('plays a match from TypeScript, strictly checked against its types', async () => {
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout: problems } = await execute(process.execPath, [compiler, '-p', '.'], { cwd: folder }).catch(
      (e) => e,
    );
    expect(problems).toBe('');
    const { stdout } = await execute(process.execPath, ['typed.js'], { cwd: folder });
    expect(stdout).toBe('played, true\n');
  });
});
