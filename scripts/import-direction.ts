// Checks .dependency-cruiser.mjs, and that the cruiser saw files at all: with a parser it cannot use it "succeeds" over none.
import { existsSync, readdirSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const rooms = readdirSync('packages')
  .map((name) => `packages/${name}/src`)
  .filter((path) => existsSync(path));

const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(rooms, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') });
const { modules, summary } = output as ICruiseResult;

const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
const seen = modules.filter(({ source }) => source.startsWith('packages/'));
for (const room of rooms) {
  if (!seen.some(({ source }) => source.startsWith(`${room}/`))) problems.push(`the cruiser saw no file of ${room}`);
}
if (seen.length <= 10) problems.push(`the cruiser saw only ${seen.length} files`);
if (!seen.some(({ dependencies }) => dependencies.length > 0)) problems.push('the cruiser saw no import');

for (const problem of problems) console.error(problem);
console.log(`${seen.length} files, ${summary.totalDependenciesCruised} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
