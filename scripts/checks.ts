/** Names of checks, and what Node runs for each. */
export type Checks = Readonly<Record<string, readonly string[]>>;

/** Everything that reads the code without running it. With a folder for caches, only what has changed is looked at again. */
export function readingChecks(cache?: string): Checks {
  return {
    'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    types: types('.', cache),
    'types of the bare engine': types('packages/engine', cache),
    'types of the narrators': types('packages/narrators', cache),
    'types of the cards': types('packages/cards', cache),
    'types of the page': types('packages/web', cache),
    'indexed access': ['scripts/indexed-access.ts', ...(cache === undefined ? [] : [cache])],
    'import direction': ['scripts/import-direction.ts'],
    citations: ['scripts/citations.ts'],
    'game lists': ['scripts/game-lists.ts'],
    'unused code': unused(cache),
  };
}

function types(project: string, cache: string | undefined): readonly string[] {
  const file = `${cache}/${project === '.' ? 'all' : project}.tsbuildinfo`;
  const options = cache === undefined ? [] : ['--incremental', '--tsBuildInfoFile', file];
  return ['node_modules/typescript/bin/tsc', '--project', project, ...options];
}

function unused(cache: string | undefined): readonly string[] {
  const options = cache === undefined ? [] : ['--cache', '--cache-location', `${cache}/knip`];
  return ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors', ...options];
}
