import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Timeouts long enough to catch only hangs: a slow machine must not fail a test. */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/**
 * What few changes concern: the surroundings of the site (proxies, news hosts, captcha providers, another brand), the loom,
 * the desk, the film, and the checks of every address or component.
 */
const EXTENDED = 'tests/e2e/extended/*.test.ts';
const SPOKEN = 'tests/e2e/snapshots/spoken.test.ts';

export default defineConfig({
  test: {
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          ...PATIENCE,
          // Imports took two thirds of the time; without isolation, test files share them.
          isolate: false,
          // These tests wait for processes and locks.
          maxWorkers: 2 * availableParallelism(),
          include: [
            '{bench,domain,content,server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/*.test.{ts,tsx}',
            'tests/{harness,source}/*.test.ts',
          ],
          // `npm run video` runs these.
          exclude: [...configDefaults.exclude, 'scripts/loom/**'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/harness/unit/setup.ts'],
          // Generate class names as in the build, so that an undefined class renders as 'undefined'.
          css: { include: [/\.module\.css$/, /\.css\?raw$/] },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, EXTENDED, SPOKEN],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/e2e/setup.ts', 'tests/e2e/fixture-setup.ts'],
          // More workers than cores, because these tests mostly wait (captcha delay, retries).
          maxWorkers: 4,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'extended',
          include: [EXTENDED],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/e2e/setup.ts', 'tests/e2e/fixture-setup.ts'],
          maxWorkers: 4,
          ...PATIENCE,
        },
      },
      {
        test: {
          // Only when named: Orca needs a screen and a user of its own, and its pace.
          name: 'spoken',
          include: [SPOKEN],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/e2e/setup.ts', 'tests/e2e/fixture-setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'specification',
          include: ['tests/specification/*.test.ts'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'owner',
          include: ['tests/owner/*.test.ts'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/owner/setup.ts'],
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
