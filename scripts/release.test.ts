import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changelogWithVersion, engineWithVersion, isLater } from './release-texts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('texts of a release', () => {
  it('a later version has a greater number in the first place that differs', () => {
    expect(isLater('0.3.0', '0.2.9')).toBe(true);
    expect(isLater('1.0.0', '0.10.0')).toBe(true);
    expect(isLater('0.2.0', '0.2.0')).toBe(false);
    expect(isLater('0.2.0', '0.10.0')).toBe(false);
    expect(isLater('0.3.0-beta', '0.2.0')).toBe(false);
  });

  it('the old version stays among those that have left records', () => {
    const source = "export const ENGINE_VERSION = '0.2.0';\nexport const VERSIONS = ['0.1.0', ENGINE_VERSION];\n";
    expect(engineWithVersion(source, '0.2.0', '0.3.0')).toBe(
      "export const ENGINE_VERSION = '0.3.0';\nexport const VERSIONS = ['0.1.0', '0.2.0', ENGINE_VERSION];\n",
    );
  });

  it('what was unreleased gets a heading with version and date', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n- one\n- two\n\n## 0.2.0 (2026-01-01)\n\n- old\n';
    expect(changelogWithVersion(changelog, '0.3.0', '2026-02-03')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-02-03)\n\n- one\n- two\n\n## 0.2.0 (2026-01-01)\n\n- old\n',
    );
  });

  it('without anything unreleased there is no release', () => {
    expect(changelogWithVersion('# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- old\n', '0.3.0', '')).toBeNull();
  });
});

describe('npm run release', () => {
  const copy = mkdtempSync(join(tmpdir(), 'madang-release-'));
  const current: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });

  beforeAll(() => {
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0').filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      cpSync(join(ROOT, file), join(copy, file));
    }
    linkModules();
    writeDatabaseScript();
    git('init', '--quiet');
    commit();
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  /** The same packages are installed, but this repository's own are those of the copy. */
  function linkModules(): void {
    const modules = join(ROOT, 'node_modules');
    mkdirSync(join(copy, 'node_modules/@madang'), { recursive: true });
    for (const name of readdirSync(modules).filter((each) => each !== '@madang' && !each.startsWith('.')))
      symlinkSync(join(modules, name), join(copy, 'node_modules', name), 'junction');
    for (const name of readdirSync(join(copy, 'packages')))
      symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@madang', name), 'junction');
  }

  /** The real one starts a server and plays at fifteen tables; what it has made is tested where databases are opened. */
  function writeDatabaseScript(): void {
    const folder = join(copy, 'packages/server/scripts');
    mkdirSync(folder, { recursive: true });
    const make = `mkdirSync('packages/server/releases/' + ENGINE_VERSION, { recursive: true });`;
    const imports = `import { mkdirSync } from 'node:fs';\nimport { ENGINE_VERSION } from '@madang/engine';`;
    writeFileSync(join(folder, 'release-database.ts'), `${imports}\n${make}\n`);
  }

  function commit(): void {
    git('add', '--all');
    git('-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'copy');
  }

  function release(...args: readonly string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      execFile(process.execPath, ['scripts/release.ts', ...args], { cwd: copy }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
      );
    });
  }

  it('refuses a version that exists, and one that is no version', async () => {
    const { code, output } = await release(current);
    expect(code).toBe(1);
    expect(output).toContain(`${current} is not later than ${current}`);
    expect(output).toContain(`packages/engine/records/${current} exists`);
    expect(await release('next')).toMatchObject({ code: 1, output: expect.stringContaining('usage') });
  });

  it('refuses uncommitted changes', async () => {
    writeFileSync(join(copy, 'left-over.txt'), '');
    expect(await release('9.0.0')).toMatchObject({ code: 1, output: 'madang: there are uncommitted changes\n' });
    rmSync(join(copy, 'left-over.txt'));
  });

  it('says with --dry-run what it would do, and does nothing', async () => {
    const { code, output } = await release('9.0.0', '--dry-run');
    expect(code).toBe(0);
    expect(output).toContain('would set version 9.0.0');
    expect(output).toContain('would keep records in packages/engine/records/9.0.0');
    expect(output).toContain('would keep a database in packages/server/releases/9.0.0');
    expect(output).toContain('would pack cards, engine, narrators, players, protocol into dist/9.0.0');
    expect(output).toContain('git tag --annotate v9.0.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('sets the version everywhere, dates the changelog and keeps records and a database', async () => {
    const { code, output } = await release('9.0.0', '--no-pack');
    expect({ code, output }).toMatchObject({ code: 0 });
    const read = (file: string) => readFileSync(join(copy, file), 'utf8');
    for (const file of git('ls-files', '*package.json')
      .trim()
      .split('\n')
      .filter((path) => !path.includes('fixtures')))
      expect({ file, version: JSON.parse(read(file)).version }).toEqual({ file, version: '9.0.0' });
    const { version, packages } = JSON.parse(read('package-lock.json'));
    expect([version, packages[''].version, packages['packages/engine'].version]).toEqual(['9.0.0', '9.0.0', '9.0.0']);
    expect(Object.keys(packages)).toEqual(
      Object.keys(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages),
    );
    expect(read('packages/engine/src/kernel/version.ts')).toContain(`'${current}', ENGINE_VERSION]`);
    expect(read('CHANGELOG.md')).toMatch(/^## Unreleased\n\n## 9\.0\.0 \(\d{4}-\d\d-\d\d\)$/m);
    expect(readdirSync(join(copy, 'packages/engine/records/9.0.0')).length).toBeGreaterThan(10);
    expect(existsSync(join(copy, 'packages/server/releases/9.0.0'))).toBe(true);
  }, 120_000);
});
