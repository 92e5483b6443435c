// npm test: every check, even after one has failed; the last line counts the tests.
// npm test -- FILTER: only the test files whose path holds FILTER, and no other check.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

type Tally = { readonly numPassedTests: number; readonly numFailedTests: number };

const filters = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'madang-test-'));
const tallyFile = join(scratch, 'tally.json');
process.on('exit', () => rmSync(scratch, { recursive: true }));

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const tests: readonly string[] = [...vitest, `--outputFile.json=${tallyFile}`];
const typescript: readonly string[] = ['node_modules/typescript/bin/tsc', '--project'];

const checks: Readonly<Record<string, readonly string[]>> =
  filters.length > 0
    ? { tests: [...tests, ...filters] }
    : {
        'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
        types: [...typescript, '.'],
        'types of the bare engine': [...typescript, 'packages/engine'],
        'types of the cards': [...typescript, 'packages/cards'],
        'types of the page': [...typescript, 'packages/web'],
        'import direction': ['scripts/import-direction.ts'],
        tests: [...tests, '--coverage'],
      };

const failed: string[] = [];
for (const [name, command] of Object.entries(checks)) {
  console.log(`madang: ${name} ...`);
  const code = await run(process.execPath, command, {});
  if (code > 128) process.exit(code); // interrupted
  if (code !== 0) failed.push(name);
}
const { numPassedTests, numFailedTests } = readTally();

if (failed.length > 0) {
  console.error(`madang: failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);

function readTally(): Tally {
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }; // vitest itself broke down
  }
}
