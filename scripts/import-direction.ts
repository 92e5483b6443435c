// Checks the rules of .dependency-cruiser.mjs, and that files were seen: with a parser it cannot use, the cruiser "succeeds"
// over none.
import { existsSync, readdirSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const folders = readdirSync('packages')
  .map((name) => `packages/${name}/src`)
  .filter((path) => existsSync(path));

const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') });
const { modules, summary } = output as ICruiseResult;

const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
const seen = modules.filter(({ source }) => source.startsWith('packages/'));
for (const folder of folders) {
  if (!seen.some(({ source }) => source.startsWith(`${folder}/`)))
    problems.push(`the cruiser saw no file of ${folder}`);
}
if (seen.length <= 10) problems.push(`the cruiser saw only ${seen.length} files`);
if (!seen.some(({ dependencies }) => dependencies.length > 0)) problems.push('the cruiser saw no import');

for (const problem of problems) console.error(problem);
console.log(`${seen.length} files, ${summary.totalDependenciesCruised} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
