import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Against what never ends; how fast a busy machine is must not decide a test. */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          ...PATIENCE,
          // Files share what they import, and each process has a file in hand: two thirds of the time was imports.
          isolate: false,
          maxWorkers: availableParallelism(),
          include: [
            '{bench,domain,content,server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/*.test.{ts,tsx}',
            'tests/{harness,source}/*.test.ts',
          ],
          // The video's own tests run before it is made (`npm run video`).
          exclude: [...configDefaults.exclude, 'scripts/loom/**'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['server/testing/setup.ts'],
          // Class names are generated as in the build, so that one that no style sheet defines reads 'undefined'.
          css: { include: [/\.module\.css$/] },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          // Journeys mostly wait: for a proof that must not come too fast, for retries, for what must not happen.
          maxWorkers: 4,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'builds',
          include: ['tests/builds/*.test.ts'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/builds/setup.ts', 'tests/e2e/setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/engines/setup.ts'],
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
    ],
  },
});
