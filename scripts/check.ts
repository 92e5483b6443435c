// npm run check: what to run before each commit, in less than a minute on two cores.
// It reads all of the code, runs the quick unit tests, and the long unit tests in the folders of a change: of what is not
// committed, or of the last commit when everything is. Servers, programs and browsers are left to `npm test`.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { MANY_MATCHES } from '../vitest.config.ts';
import { passes, readingChecks } from './checks.ts';

const CACHE = 'node_modules/.cache/madang-check';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];

const begun = performance.now();
const failed: string[] = [];
async function check(name: string, command: readonly string[]): Promise<void> {
  if (!(await passes(name, command))) failed.push(name);
}

await Promise.all(Object.entries(readingChecks(CACHE)).map(([name, command]) => check(name, command)));
await check('unit tests', [...vitest, '--project', 'unit', '--typecheck.enabled=false']);
const long = longTestsBeside(changedFiles());
if (long.length > 0) await check('long tests beside the change', [...vitest, '--project', 'many matches', ...long]);

const seconds = Math.round((performance.now() - begun) / 1000);
if (failed.length > 0) console.error(`madang: failed: ${failed.join(', ')}`);
console.log(`madang: checked in ${seconds} s`);
process.exitCode = failed.length > 0 ? 1 : 0;

function changedFiles(): readonly string[] {
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return uncommitted.length > 0
    ? uncommitted
    : git('diff-tree', '--root', '--no-commit-id', '--name-only', '-r', 'HEAD');
}

function longTestsBeside(changed: readonly string[]): readonly string[] {
  const folders = new Set(changed.map(dirname));
  const tests = globSync(MANY_MATCHES).map((path) => relative('.', path).replaceAll('\\', '/'));
  return tests.filter((path) => folders.has(dirname(path))).sort();
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
