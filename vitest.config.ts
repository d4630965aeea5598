import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Some start real servers; a busy machine must not decide a test.
          testTimeout: 30_000,
          include: [
            '{bench,domain,content,server,scripts,src}/**/*.test.{ts,tsx}',
            'tests/*.test.{ts,tsx}',
            'tests/source/*.test.ts',
          ],
          // The video's own tests run before it is made (`npm run video`).
          exclude: [...configDefaults.exclude, 'scripts/loom/**'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['server/testing/postgres-setup.ts'],
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
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          setupFiles: ['tests/console.ts'],
          globalSetup: ['tests/engines/setup.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
