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

const SITE = ['tests/e2e/setup.ts'];
const BOTH_SITES = [...SITE, 'tests/e2e/fixture-setup.ts'];

type Own = { readonly maxWorkers?: number; readonly exclude?: string[]; readonly isolate?: false };

/** Tests of the built site. */
const siteTests = (name: string, include: string, globalSetup: string[], own: Own = {}) => ({
  test: {
    ...{ name, include: [include], globalSetup, setupFiles: ['tests/console.ts'] },
    ...PATIENCE,
    ...own,
  },
});

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
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/harness/unit/setup.ts'],
          // Generate class names as in the build, so that an undefined class renders as 'undefined'.
          css: { include: [/\.module\.css$/, /\.css\?raw$/] },
        },
      },
      // More workers than cores, because these tests mostly wait (captcha delay, retries).
      siteTests('e2e', 'tests/e2e/**/*.test.ts', BOTH_SITES, {
        maxWorkers: 4,
        // Its files share imports, which took a tenth of the time.
        isolate: false,
        exclude: [...configDefaults.exclude, EXTENDED, SPOKEN],
      }),
      siteTests('extended', EXTENDED, BOTH_SITES, { maxWorkers: 4 }),
      // Only when named: Orca needs a screen and a user of its own, and its pace.
      siteTests('spoken', SPOKEN, BOTH_SITES),
      siteTests('specification', 'tests/specification/*.test.ts', SITE),
      siteTests('owner', 'tests/owner/*.test.ts', ['tests/owner/setup.ts']),
      siteTests('engines', 'tests/engines/*.test.ts', ['tests/engines/setup.ts'], { maxWorkers: 2 }),
    ],
  },
});
