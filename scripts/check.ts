// npm run check: what to run before each commit, in less than a minute on two cores.
// It reads all of the code, runs the quick unit tests, and the long unit tests in the folders of a change: of what is not
// committed, or of the last commit when everything is. Servers, programs and browsers are left to `npm test`.
import { execFileSync } from 'node:child_process';
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { LONG } from '../vitest.config.ts';
import { type Checks, readingChecks } from './checks.ts';
import { run } from './run.mjs';

const CACHE = 'node_modules/.cache/madang-check';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
const scratch = mkdtempSync(join(tmpdir(), 'madang-check-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));

const begun = performance.now();
const failed: string[] = [];
const waiting = Object.entries(allChecks());
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
if (failed.length > 0) console.error(`madang: failed: ${failed.join(', ')}`);
console.log(`madang: checked in ${secondsSince(begun)} s`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Tests first, because they take longest. */
function allChecks(): Checks {
  const long = longTestsBeside(changedFiles());
  return {
    ...(long.length > 0 ? { 'long tests beside the change': [...vitest, '--project', 'long', ...long] } : {}),
    'unit tests': [...vitest, '--project', 'unit'],
    ...readingChecks(CACHE),
  };
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(...next);
}

/** Prints what a check has said only when it has failed. */
async function check(name: string, command: readonly string[]): Promise<void> {
  const [file, started] = [join(scratch, name), performance.now()];
  const output = openSync(file, 'w');
  const code = await run(process.execPath, command, { stdio: ['ignore', output, output] });
  closeSync(output);
  if (code > 128) process.exit(code); // interrupted
  console.log(`madang: ${name}: ${code === 0 ? 'passed' : 'failed'} (${secondsSince(started)} s)`);
  if (code === 0) return;
  console.log(readFileSync(file, 'utf8'));
  failed.push(name);
}

function secondsSince(time: number): number {
  return Math.round((performance.now() - time) / 1000);
}

function changedFiles(): readonly string[] {
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return uncommitted.length > 0
    ? uncommitted
    : git('diff-tree', '--root', '--no-commit-id', '--name-only', '-r', 'HEAD');
}

function longTestsBeside(changed: readonly string[]): readonly string[] {
  const folders = new Set(changed.map(dirname));
  const tests = globSync(LONG).map((path) => relative('.', path).replaceAll('\\', '/'));
  return tests.filter((path) => folders.has(dirname(path))).sort();
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
