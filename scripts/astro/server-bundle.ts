import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** What a release starts, and the threads that those programs start, by the names of their files in `dist/server`. */
const PROGRAMS = {
  main: 'server/main.ts',
  leads: 'server/leads-cli/main.ts',
  'purge-news': 'server/whitepapers/purge.ts',
  'read-feed-thread': 'server/whitepapers/read-feed-thread.ts',
};

/**
 * Makes the build complete: the server with all of its packages into `folder`/server, and a `package.json` with the
 * commands of a release, so that the folder runs wherever it is copied to.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: join(folder, 'server'),
      emptyOutDir: false,
      copyPublicDir: false,
      // For stack traces alone: without the sources themselves the maps are a fifth as large.
      sourcemap: true,
      rolldownOptions: {
        input: PROGRAMS,
        // An alternative to the driver that `pg` looks for; it is not used here.
        external: ['pg-native'],
        output: {
          // Threads are found beside the file that starts them.
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name].[hash].mjs',
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  await writeFile(join(folder, 'package.json'), await releaseManifest());
}

/** The project's `package.json` as far as it concerns what is built. */
async function releaseManifest(): Promise<string> {
  const { name, version, license, scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const start = scripts.start.replace('server/start.ts', 'server/main.mjs');
  const leads = 'node --enable-source-maps server/leads.mjs';
  const commands = { start, leads, 'purge-news': 'node server/purge-news.mjs' };
  return `${JSON.stringify({ name, version, license, private: true, type: 'module', scripts: commands }, null, 2)}\n`;
}
