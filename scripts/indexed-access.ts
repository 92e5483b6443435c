// node scripts/indexed-access.ts [CACHE]: what `noUncheckedIndexedAccess` finds in the folders below. The option cannot be set
// for one package, because packages import each other's source. Elsewhere, above all in the rules, most lookups are in range by
// construction, and a check in a hot loop would cost speed.
import { reportTypeProblems } from './type-problems.ts';

const CHECKED = /^(packages\/(protocol|server|narrators|cards|cli)\/src|scripts|bench)\//;
/** What the benchmark times: rounds as bare loops, and a network written for speed, with which the kernels are compared. */
const MEASURED = /^bench\/(engine\.ts$|plain-network\/)/;
const TESTS = /\.(test|test-d|contract)\.ts$|\/(testing|fixtures)\//;

const [cache] = process.argv.slice(2);
reportTypeProblems({
  project: 'tsconfig.json',
  options: { noUncheckedIndexedAccess: true },
  isChecked: (path) => CHECKED.test(path) && !MEASURED.test(path) && !TESTS.test(path),
  cache,
});
