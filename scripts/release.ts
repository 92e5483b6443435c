// npm run release -- VERSION [--dry-run] [--no-pack]: makes a release out of a clean checkout, up to the commit.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishable } from './build-packages.ts';
import { changelogWithVersion, engineWithVersion, isLater, lockWithVersion, withVersion } from './release-texts.ts';
import { run } from './run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = 'packages/engine/src/kernel/version.ts';
const RECORDS = 'packages/engine/records';
const DATABASES = 'packages/server/releases';

interface Step {
  readonly what: string;
  readonly run: () => Promise<void> | void;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, 'no-pack': { type: 'boolean' } },
});
const [version = ''] = positionals;
const current: string = JSON.parse(read('package.json')).version;
const today = new Date().toISOString().slice(0, 10);
const packed = `dist/${version}`;

const problems = reasonsAgainst();
if (problems.length > 0) {
  for (const problem of problems) console.error(`madang: ${problem}`);
  process.exit(1);
}
for (const step of steps()) {
  console.log(`${values['dry-run'] ? 'would ' : ''}${step.what}`);
  if (!values['dry-run']) await step.run();
}
console.log(`
Then:
  npm test
  git add --all && git commit -m "release ${version}" && git tag --annotate v${version} --message "${version}"
  git push --follow-tags
  ${publishable(ROOT)
    .map((name) => `npm publish ${packed}/madang-${name}-${version}.tgz --access public`)
    .join('\n  ')}
To undo instead: git restore . && git clean -fd ${RECORDS} ${DATABASES}`);

function reasonsAgainst(): readonly string[] {
  if (positionals.length !== 1 || !isLater(version, '0.0.0')) return ['usage: npm run release -- 0.3.0 [--dry-run]'];
  const reasons: string[] = [];
  if (!isLater(version, current)) reasons.push(`${version} is not later than ${current}`);
  if (git('status', '--porcelain') !== '') reasons.push('there are uncommitted changes');
  if (git('tag', '--list', `v${version}`) !== '') reasons.push(`the tag v${version} exists`);
  for (const folder of [RECORDS, DATABASES])
    if (existsSync(join(ROOT, folder, version))) reasons.push(`${folder}/${version} exists`);
  if (changelogWithVersion(read('CHANGELOG.md'), version, today) === null)
    reasons.push('CHANGELOG.md has nothing under Unreleased');
  return reasons;
}

function steps(): readonly Step[] {
  const { workspaces } = JSON.parse(read('package.json'));
  const manifests = [
    'package.json',
    ...globSync(
      workspaces.map((path: string) => `${path}/package.json`),
      { cwd: ROOT },
    ),
  ];
  const pack: Step = {
    what: `pack ${publishable(ROOT).join(', ')} into ${packed}`,
    run: () => node('scripts/pack.ts', packed),
  };
  return [
    {
      what: `set version ${version} in ${manifests.length} package.json files and package-lock.json`,
      run: () => {
        for (const file of manifests) edit(file, (text) => withVersion(text, version));
        edit('package-lock.json', (text) => lockWithVersion(text, version));
      },
    },
    {
      what: `set version ${version} in ${ENGINE}, and keep ${current} as a version with records`,
      run: () => edit(ENGINE, (text) => engineWithVersion(text, current, version)),
    },
    {
      what: `move Unreleased of CHANGELOG.md to ${version} (${today})`,
      run: () => edit('CHANGELOG.md', (text) => changelogWithVersion(text, version, today) ?? text),
    },
    { what: `keep records in ${RECORDS}/${version}`, run: () => node('scripts/release-records.ts') },
    {
      what: `keep a database in ${DATABASES}/${version}`,
      run: () => node('packages/server/scripts/release-database.ts'),
    },
    ...(values['no-pack'] ? [] : [pack]),
  ];
}

async function node(...command: readonly string[]): Promise<void> {
  const code = await run(process.execPath, command, { cwd: ROOT });
  if (code === 0) return;
  console.error(`madang: ${command.join(' ')} failed. To undo: git restore . && git clean -fd ${RECORDS} ${DATABASES}`);
  process.exit(1);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(ROOT, file), change(read(file)));
}
