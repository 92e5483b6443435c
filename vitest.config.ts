import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit tests that take long: many random matches, or a compiler. Coverage would triple their time. */
export const LONG = [
  'packages/cli/src/play/screens.test.ts',
  'packages/cli/src/play/{check,gostop,tysiac}/*.test.ts',
  'packages/engine/src/*/game.test.ts',
  'packages/engine/src/forged-records.test.ts',
  'packages/engine/src/gostop/captures-score.test.ts',
  'packages/engine/src/kernel/random.test.ts',
  'packages/engine/src/public-interface.test.ts',
  'packages/engine/src/tysiac/properties.test.ts',
  'packages/lab/src/{compare,evaluation/all-pairs}.test.ts',
  'packages/lab/src/{datasets,env,luck,review}/*.test.ts',
  'packages/lab/src/levels/measure.test.ts',
  'packages/lab/src/self-play/*.test.ts',
  'packages/lab/src/simulate.test.ts',
  'packages/lab/src/training/*.test.ts',
  'packages/narrators/src/*/languages.test.ts',
  'packages/players/src/*/{greedy,policy}.test.ts',
  'packages/players/src/{learner,search}/*.test.ts',
  'packages/players/src/check/memory.test.ts',
  'packages/players/src/decision-random.test.ts',
  'packages/protocol/src/plain/random-matches.test.ts',
  'packages/server/src/**/wire-laws.test.ts',
  'scripts/game-list-problems.test.ts',
];

/** Quick tests that start no server, program or browser. `npm run check` runs all of them: about 30 s of one core. */
export const UNIT = [
  'packages/{cards,engine,lab,narrators,players,protocol,web}/src/**/*.test.{ts,tsx}',
  'packages/cli/src/{canvas,language,rules-option,usage,width}.test.ts',
  'packages/cli/src/play/*/*.test.ts',
  'packages/server/src/{daily,protocol,table}/**/!(traffic).test.ts',
  'scripts/{architecture,citation-problems,test-projects}.test.ts',
];

const ALL = ['{packages/*/src,bench,scripts}/**/*.test.ts', 'packages/*/src/**/*.test.tsx'];

// Test files that share a process load each module once (`isolate: false`). So no test mocks a module: dependencies are
// passed as arguments.
const shared = { isolate: false, testTimeout: 60_000 };

/** Most tests with servers, programs and browsers wait for a quarter of their time. */
const WORKERS = Math.ceil(1.5 * availableParallelism());

// Tests with sockets, processes and browsers depend on how busy the machine is. One that fails is run once more;
// `npm test` ends with the list of those that then passed.
const retry = 1;

export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: WORKERS,
    projects: [
      { test: { ...shared, name: 'unit', include: UNIT, exclude: LONG } },
      {
        test: {
          ...shared,
          retry,
          name: 'servers and programs',
          include: ALL,
          exclude: [...UNIT, ...LONG],
        },
      },
      { test: { ...shared, name: 'long', include: LONG } },
      {
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          isolate: false,
          retry,
          globalSetup: 'packages/web/e2e/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
    coverage: {
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test-d.ts'],
      reporter: [['text', { skipFull: true, maxCols: 120 }]],
    },
  },
});
