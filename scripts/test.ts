// npm test: all checks, even after one has failed. At the end: every test that failed, and the number of tests.
// npm test -- FILTER: only the test files whose path contains FILTER, and no other check.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checks, readingChecks } from './checks.ts';
import { run } from './run.mjs';
import { type Failure, SUMMARY_FILE, type Summary } from './test-summary.ts';

const filters = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'madang-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true }));

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/test-summary.ts'];
const running: Checks =
  filters.length > 0
    ? { tests: [...vitest, ...filters] }
    : {
        tests: [...vitest, '--project', 'unit', '--project', 'servers and programs'],
        'long tests and the page': [...vitest, '--project', 'long', '--project', 'browser'],
      };

const failed: string[] = [];
async function check(name: string, command: readonly string[], env?: NodeJS.ProcessEnv): Promise<void> {
  console.log(`madang: ${name} ...`);
  const code = await run(process.execPath, command, { env: { ...process.env, ...env } });
  if (code > 128) process.exit(code); // interrupted
  if (code !== 0) failed.push(name);
}

// Checks that read the code run side by side; tests have the machine to themselves.
if (filters.length === 0)
  await Promise.all(Object.entries(readingChecks()).map(([name, command]) => check(name, command)));
const summaries: Summary[] = [];
for (const [name, command] of Object.entries(running)) {
  const file = join(scratch, `${name}.json`);
  await check(name, command, { [SUMMARY_FILE]: file });
  summaries.push(readSummary(name, file));
}

const failures = summaries.flatMap((summary) => summary.failures);
print(
  'failed, and passed when run again',
  summaries.flatMap((summary) => summary.retried),
);
print('failed', failures);
if (failed.length > 0) {
  console.error(`madang: failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);

function readSummary(name: string, file: string): Summary {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [{ test: name, errors: ['vitest wrote no summary'] }], retried: [] };
  }
}

function print(what: string, tests: readonly Failure[]): void {
  for (const { test, errors } of tests) console.log([`madang: ${what}: ${test}`, ...errors].join('\n'));
}
