/** Names of checks, and what Node runs for each. */
export type Checks = Readonly<Record<string, readonly string[]>>;

/** Everything that reads the code without running it. With a folder for caches, only what has changed is looked at again. */
export function readingChecks(cache?: string): Checks {
  return {
    'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    types: types('tsconfig.json', cache && `${cache}/all.tsbuildinfo`),
    'types without Node': types('tsconfig.bare.json', cache && `${cache}/bare.tsbuildinfo`),
    'types of the page': ['scripts/page-types.ts', ...(cache ? [`${cache}/page.tsbuildinfo`] : [])],
    'indexed access': ['scripts/indexed-access.ts', ...(cache ? [`${cache}/indexed-access.tsbuildinfo`] : [])],
    'import direction': ['scripts/import-direction.ts'],
    citations: ['scripts/citations.ts'],
    'game lists': ['scripts/game-lists.ts'],
    'unused code': unused(cache),
  };
}

function types(project: string, file: string | undefined): readonly string[] {
  const options = file === undefined ? [] : ['--incremental', '--tsBuildInfoFile', file];
  return ['node_modules/typescript/bin/tsc', '--project', project, ...options];
}

function unused(cache: string | undefined): readonly string[] {
  const options = cache === undefined ? [] : ['--cache', '--cache-location', `${cache}/knip`];
  return ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors', ...options];
}
