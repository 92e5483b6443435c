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

const reporters = ['--reporter=default', '--reporter=./scripts/test-summary.ts'];
const tests = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters];
// The page is built for the browser tests meanwhile.
const beforeTests: Checks =
  filters.length > 0 ? {} : { ...readingChecks(), 'the page': ['packages/web/e2e/global-setup.ts'] };

const failed: string[] = [];
async function check(name: string, command: readonly string[], env?: NodeJS.ProcessEnv): Promise<void> {
  console.log(`madang: ${name} ...`);
  const code = await run(process.execPath, command, { env: { ...process.env, ...env } });
  if (code > 128) process.exit(code); // interrupted
  if (code !== 0) failed.push(name);
}

// Checks that read the code run side by side; tests have the machine to themselves.
await Promise.all(Object.entries(beforeTests).map(([name, command]) => check(name, command)));
const file = join(scratch, 'summary.json');
await check('tests', tests, { [SUMMARY_FILE]: file });
const { passed, failures, retried } = readSummary(file);

print('failed, and passed when run again', retried);
print('failed', failures);
if (failed.length > 0) {
  console.error(`madang: failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
console.log(`${passed} passed, ${failures.length} failed`);

function readSummary(path: string): Summary {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failures: [{ test: 'tests', errors: ['vitest wrote no summary'] }], retried: [] };
  }
}

function print(what: string, tests: readonly Failure[]): void {
  for (const { test, errors } of tests) console.log([`madang: ${what}: ${test}`, ...errors].join('\n'));
}
