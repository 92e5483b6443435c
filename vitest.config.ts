import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    typecheck: {
      enabled: true,
      include: ['packages/*/src/**/*.test-d.ts'],
      ignoreSourceErrors: true, // `npm test` runs the compiler over them by itself
    },
    coverage: {
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test-d.ts'],
      reporter: [['text', { skipFull: true, maxCols: 120 }]],
    },
  },
});
