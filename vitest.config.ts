import { defineConfig } from 'vitest/config';

/** Long computations over many random matches: counting which lines they reach would take three times as long. */
const MANY_MATCHES = [
  'packages/cli/src/play/screens.test.ts',
  'packages/cli/src/play/check/race.test.ts',
  'packages/cli/src/play/gostop/gostop.test.ts',
  'packages/engine/src/*/game.test.ts',
  'packages/engine/src/kernel/random.test.ts',
  'packages/lab/src/training/training.test.ts',
  'packages/players/src/*/greedy.test.ts',
  'packages/server/src/**/wire-laws.test.ts',
];

// Files that run in one process load each module once (`isolate: false`): tests give what is needed, and mock no module.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules and servers',
          include: ['{packages/*/src,bench,scripts}/**/*.test.ts', 'packages/*/src/**/*.test.tsx'],
          exclude: MANY_MATCHES,
          isolate: false,
          testTimeout: 60_000,
          typecheck: {
            enabled: true,
            include: ['packages/*/src/**/*.test-d.ts'],
            ignoreSourceErrors: true, // `npm test` runs the compiler over them by itself
          },
        },
      },
      { test: { name: 'many matches', include: MANY_MATCHES, isolate: false, testTimeout: 60_000 } },
      {
        test: {
          name: 'in a browser',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          isolate: false,
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
