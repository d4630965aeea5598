import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { isDeskPath } from '../../domain/desk/desk-routes.ts';
import { isCompressible } from '../../server/http/content-type.ts';
import { bundleServer } from './server-bundle.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` for every text file at the highest level, as this happens only once. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = `${parentPath}/${name}`;
      const content = await readFile(path);
      await writeFile(`${path}.br`, await compressBrotli(content));
      await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}

/**
 * The Astro adapter. It writes:
 * - `dist/client`: styles, scripts, fonts and videos, with compressed copies
 * - `dist/server`: the server, and `entry.mjs` with `render` for its pages
 * - `dist/package.json`: the commands of a release
 *
 * Nothing of it depends on the content or on settings. The new build replaces the old one only when it is complete.
 */
export function inMemorySite(): AstroIntegration {
  return {
    name: 'in-memory-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Bundle all packages: `dist` runs without node_modules.
        if (command !== 'build') return;
        updateConfig({ vite: { environments: { ssr: { resolve: { noExternal: true } } } } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'in-memory-site',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
      'astro:build:ssr': ({ manifest }) => {
        // The desk has no script of Astro's, not even the one that every other page begins with.
        for (const { routeData, scripts } of manifest.routes) {
          if (isDeskPath(routeData.route)) scripts.length = 0;
        }
      },
      'astro:build:done': async ({ dir }) => {
        const built = fileURLToPath(new URL('../', dir));
        await Promise.all([compressAll(fileURLToPath(dir)), bundleServer(built)]);
        await replaceBuild(built, resolve('dist'));
      },
    },
  };
}

/**
 * Replaces the previous build with a complete new one. A crash between the two renames leaves no build; the next start
 * then builds again.
 */
export async function replaceBuild(built: string, place: string): Promise<void> {
  const old = `${place}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(built, place);
  await rm(old, { recursive: true, force: true });
}
