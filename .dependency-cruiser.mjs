// Which way imports may go. `scripts/import-direction.ts` runs this and checks that files were seen.

/** Each package may import those before it. */
const PACKAGES = ['engine', 'narrators', 'cards', 'players', 'protocol', 'lab', 'server', 'web', 'cli'];

const ENGINE = '^packages/engine/src/';
const ENGINE_TESTS = '[.]test(-d)?[.]ts$';
/** Parts of the engine that a game's tests call. */
const ENGINE_TESTING = `${ENGINE}(testing|kernel/describe-game)[.]ts$`;

const packageOrder = PACKAGES.slice(0, -1).map((name, place) => ({
  name: `${name}-imports-only-packages-before-it`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: `^(packages/(${PACKAGES.slice(place + 1).join('|')})|bench)/` },
}));

const insideTheEngine = [
  {
    name: 'engine-imports-nothing-but-itself',
    severity: 'error',
    from: { path: ENGINE, pathNot: [ENGINE_TESTS, ENGINE_TESTING] },
    to: { pathNot: ENGINE },
  },
  {
    name: 'engine-does-not-import-its-tests',
    severity: 'error',
    from: { path: ENGINE, pathNot: [ENGINE_TESTS, ENGINE_TESTING] },
    to: { path: [ENGINE_TESTS, ENGINE_TESTING] },
  },
  {
    name: 'engine-testing-imports-only-engine-vitest-and-fast-check',
    severity: 'error',
    from: { path: ENGINE_TESTING },
    to: { pathNot: [ENGINE, '^node_modules/(vitest|fast-check)/'] },
  },
  {
    name: 'kernel-imports-no-game',
    severity: 'error',
    from: { path: `${ENGINE}kernel/`, pathNot: ENGINE_TESTS },
    to: { path: `${ENGINE}[^/]+/`, pathNot: `${ENGINE}kernel/` },
  },
  {
    name: 'a-game-imports-only-itself-its-deck-and-kernel',
    severity: 'error',
    from: { path: `${ENGINE}([^/]+)/`, pathNot: ENGINE_TESTS },
    to: { path: `${ENGINE}[^/]+/`, pathNot: `${ENGINE}($1|hwatu|french|kernel)/` },
  },
];

/** The part of the lab that runs in a worker of the page. */
const REVIEW = '^packages/lab/src/review/';

const review = [
  {
    name: 'web-imports-only-the-review-of-the-lab',
    severity: 'error',
    from: { path: '^packages/web/' },
    to: { path: '^packages/lab/', pathNot: `${REVIEW}index[.]ts$` },
  },
  {
    name: 'review-imports-nothing-of-node',
    severity: 'error',
    from: { path: REVIEW, pathNot: '[.]test[.]ts$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'review-imports-nothing-else-of-the-lab',
    severity: 'error',
    from: { path: REVIEW, pathNot: '[.]test[.]ts$' },
    to: { path: ['^packages/lab/', '^packages/players/src/(learner/|kernels/)?node[.]ts$'], pathNot: REVIEW },
  },
];

const everywhere = [
  // Type-only imports are gone when the code runs, so they may be circular.
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  // The address of a file (`?url`) and its text (`?raw`) are resolved by the page's bundler.
  { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[?](url|raw)$' } },
];

export default {
  forbidden: [...packageOrder, ...insideTheEngine, ...review, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
