import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { isDeskPath } from '../../domain/desk/desk-routes.ts';
import { catalogue } from '../../server/content/current.ts';
import { isCompressible } from '../../server/site/content-type.ts';
import { cached, limitCache } from '../../src/build-cache.ts';
import { keepPageHashes } from './csp-hashes.ts';
import { removeOriginals } from './originals.ts';
import { readRedirects } from './redirects.ts';
import { replaceBuild } from './replace-build.ts';
import { bundleServer } from './server-bundle.ts';
import { extractUnavailablePage, UNAVAILABLE_PAGE } from './unavailable-page.ts';

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
      await writeFile(`${path}.br`, await cached(content, () => compressBrotli(content)));
      await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}

/** The HTML of a prerendered page, which Astro writes to `a/index.html` or `a.html`; empty if there is none. */
async function readPage(dir: URL, path: string): Promise<string> {
  const file = new URL(`.${path.replace(/\/$/, '')}`, dir);
  const read = (url: string) => readFile(new URL(url), 'utf8');
  return read(`${file}/index.html`)
    .catch(() => read(`${file}.html`))
    .catch(() => '');
}

/** Only the build resizes photographs, so the server needs no native image package (sharp). */
const noImagesOnDemand: Plugin = {
  name: 'no-images-on-demand',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(id) {
    return id === 'virtual:image-service' ? this.resolve('astro/assets/services/noop') : undefined;
  },
};

/**
 * The Astro adapter. It writes:
 * - `dist/client`: prerendered pages and assets, with compressed copies
 * - `dist/server`: the server, and `entry.mjs` with `render` for the pages rendered on demand
 * - `dist/redirects.json`: the new path of each old one
 * - `dist/headers.json`: the CSP of each prerendered page by path
 * - `dist/unavailable.html`: the page for outages
 * - `dist/build.json`: the origin and settings of the build, by which `npm start` detects an outdated one
 *
 * The new build replaces the old one only when it is complete.
 */
export function inMemorySite(settings: { readonly vitalsSample: number }): AstroIntegration {
  let policies: Record<string, string> = {};
  let redirects: Record<string, string> = {};
  let siteUrl: string | undefined;
  return {
    name: 'in-memory-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Bundle the packages of pages rendered on demand: `dist` runs without node_modules.
        if (command !== 'build') return;
        updateConfig({
          vite: { plugins: [noImagesOnDemand], environments: { ssr: { resolve: { noExternal: true } } } },
        });
      },
      'astro:config:done': ({ config, setAdapter }) => {
        siteUrl = config.site;
        setAdapter({
          name: 'in-memory-site',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:start': () => {
        redirects = Object.fromEntries(readRedirects('.', catalogue).map(({ from, to }) => [from, to]));
      },
      'astro:build:ssr': ({ manifest }) => {
        // The desk has no script, not even the one that every other page begins with.
        for (const { routeData, scripts } of manifest.routes) {
          if (isDeskPath(routeData.route)) scripts.length = 0;
        }
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        policies = Object.fromEntries(
          [...routeToHeaders].map(([path, { headers }]) => [path, headers.get('content-security-policy') ?? '']),
        );
      },
      'astro:build:done': async ({ dir }) => {
        await removeOriginals('.', fileURLToPath(new URL('_astro/', dir)));
        await extractUnavailablePage(dir, new URL('../unavailable.html', dir));
        delete policies[UNAVAILABLE_PAGE];
        for (const [path, policy] of Object.entries(policies)) {
          policies[path] = keepPageHashes(policy, await readPage(dir, path));
        }
        const built = fileURLToPath(new URL('../', dir));
        await Promise.all([compressAll(fileURLToPath(dir)), bundleServer(built)]);
        await writeFile(new URL('../headers.json', dir), JSON.stringify(policies, null, 2));
        await writeFile(new URL('../redirects.json', dir), JSON.stringify(redirects));
        await writeFile(new URL('../build.json', dir), JSON.stringify({ siteUrl, ...settings }));
        await replaceBuild(built, resolve('dist'));
        await limitCache();
      },
    },
  };
}
