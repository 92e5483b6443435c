import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules and servers',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
          typecheck: {
            enabled: true,
            include: ['packages/*/src/**/*.test-d.ts'],
            ignoreSourceErrors: true, // `npm test` runs the compiler over them by itself
          },
        },
      },
      {
        test: {
          name: 'in a browser',
          include: ['packages/web/e2e/**/*.e2e.ts'],
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
