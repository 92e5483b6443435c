// npm test: all checks, even after one has failed. The last line counts the tests.
// npm test -- FILTER: only the test files whose path contains FILTER, and no other check.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checks, readingChecks } from './checks.ts';
import { run } from './run.mjs';

type Tally = { readonly numPassedTests: number; readonly numFailedTests: number };

const filters = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'madang-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));

/** The files into which each run of the tests writes its counts. */
const tallies: string[] = [];
function tests(...options: readonly string[]): readonly string[] {
  const tally = join(scratch, `${tallies.length}.json`);
  tallies.push(tally);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${tally}`];
  return ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options];
}
const running: Checks =
  filters.length > 0
    ? { tests: tests(...filters) }
    : {
        tests: tests('--project', 'unit', '--project', 'servers and programs'),
        'long tests and the page': tests('--project', 'long', '--project', 'browser'),
      };

const failed: string[] = [];
async function check([name, command]: readonly [string, readonly string[]]): Promise<void> {
  console.log(`madang: ${name} ...`);
  const code = await run(process.execPath, command, {});
  if (code > 128) process.exit(code); // interrupted
  if (code !== 0) failed.push(name);
}

// Checks that read the code run side by side; tests have the machine to themselves.
if (filters.length === 0) await Promise.all(Object.entries(readingChecks()).map(check));
for (const each of Object.entries(running)) await check(each);

if (failed.length > 0) {
  console.error(`madang: failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
const counted = tallies.map(readTally);
const sum = (of: keyof Tally): number => counted.reduce((all, tally) => all + tally[of], 0);
console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`);

function readTally(file: string): Tally {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }; // vitest itself failed
  }
}
