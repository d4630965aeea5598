import { existsSync } from 'node:fs';
import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The programs of a release, their worker threads and processes, by file name in `dist/server`. */
const PROGRAMS = {
  main: 'server/main.ts',
  leads: 'server/leads-cli/main.ts',
  content: 'server/content-cli/main.ts',
  'purge-news': 'server/whitepapers/purge.ts',
  'load-content-thread': 'server/content/load-content-thread.ts',
  'parse-feed-thread': 'server/whitepapers/parse-feed-thread.ts',
  'erase-thread': 'server/desk/inbox/erase-thread.ts',
  'picture-process': 'server/pictures/picture-process.ts',
};

/**
 * Bundles the server with all of its packages into `folder`/server and writes a `package.json` with the commands of a
 * release, so that the folder is self-contained.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: [...NATIVE_PACKAGES] },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: join(folder, 'server'),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: PROGRAMS,
        // An optional driver of `pg` that is not used here.
        external: ['pg-native', ...NATIVE_PACKAGES],
        output: {
          // Programs start their threads by file name in the same folder.
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name].[hash].mjs',
        },
      },
    },
  });
  await copyNativePackages(folder);
  // The content check computes the contrast of the colours that derive from a palette.
  await copyFile('src/styles/tokens.css', join(folder, 'server/tokens.css'));
  await writeFile(join(folder, 'package.json'), await releaseManifest());
}

async function releaseManifest(): Promise<string> {
  const { name, version, license, scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  // A release runs without installation.
  const start = scripts.start
    .replace('node scripts/installed.js && ', '')
    .replace('server/start.ts', 'server/main.mjs');
  const [leads, content] = ['leads', 'content'].map((tool) => `node server/${tool}.mjs`);
  const commands = { start, leads, content, 'purge-news': 'node server/purge-news.mjs' };
  return `${JSON.stringify({ name, version, license, private: true, type: 'module', scripts: commands }, null, 2)}\n`;
}

/** Packages with parts in machine code, which no bundle can contain. */
const NATIVE_PACKAGES: readonly string[] = ['satteri', 'sharp'];

/** Copies the native packages and those that they need, as installed for this platform, into `folder`/node_modules. */
export async function copyNativePackages(folder: string): Promise<void> {
  for (const name of await withDependencies(NATIVE_PACKAGES)) {
    await cp(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
}

/** The packages and all that they depend on, without types and without builds for other platforms. */
async function withDependencies(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const add = async (name: string): Promise<void> => {
    const manifest = join('node_modules', name, 'package.json');
    if (found.has(name) || name.startsWith('@types/') || !existsSync(manifest)) return;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(await readFile(manifest, 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) await add(needed);
  };
  for (const name of names) await add(name);
  return found;
}
