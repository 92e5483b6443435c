// Compiles everything with `noUncheckedIndexedAccess`, and fails on what that finds in the folders below. The option cannot be
// set for one package, because packages import each other's source. Elsewhere, above all in the rules, most lookups are in
// range by construction, and a check in a hot loop would cost speed.
import { spawnSync } from 'node:child_process';

const CHECKED = [
  'packages/protocol/src/',
  ...['bots', 'lobby', 'record', 'room', 'server', 'store', 'table', 'worker'].map(
    (name) => `packages/server/src/${name}/`,
  ),
];
const TESTS = /\.(test|test-d|contract)\.ts\(|\/testing\//;

const [cache] = process.argv.slice(2);
const caching =
  cache === undefined ? [] : ['--incremental', '--tsBuildInfoFile', `${cache}/indexed-access.tsbuildinfo`];
const args = [
  'node_modules/typescript/bin/tsc',
  '--project',
  '.',
  '--noUncheckedIndexedAccess',
  '--pretty',
  'false',
  ...caching,
];
const { stdout, error } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
if (error) throw error;

const found = stdout.split('\n').filter((line) => line.includes('error TS'));
const problems = found.filter((line) => !TESTS.test(line) && CHECKED.some((folder) => line.startsWith(folder)));
for (const problem of problems) console.error(problem);
console.log(`indexed access: ${problems.length} problems in ${CHECKED.length} folders`);
// Without a single line the compiler has not looked at all.
process.exitCode = problems.length > 0 || found.length === 0 ? 1 : 0;
