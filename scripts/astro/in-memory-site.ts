import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { cached, limitCache } from '../../src/build-cache.ts';
import { keepOwnHashes } from './policy.ts';
import { putInPlace } from './put-in-place.ts';
import { bundleServer } from './server-bundle.ts';

const COMPRESSIBLE = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside every text file, at the highest level: it happens once, visitors come often. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = `${parentPath}/${name}`;
      const content = await readFile(path);
      await writeFile(`${path}.br`, await cached(content, () => compressBrotli(content)));
      await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}

/** The HTML of a prerendered page, however Astro filed it: `/a` is `a/index.html` or `a.html`; else nothing. */
async function readPage(dir: URL, path: string): Promise<string> {
  const file = new URL(`.${path.replace(/\/$/, '')}`, dir);
  const read = (url: string) => readFile(new URL(url), 'utf8');
  return read(`${file}/index.html`)
    .catch(() => read(`${file}.html`))
    .catch(() => '');
}

/**
 * Astro's side of the server: prerendered pages, compressed, in `dist/client`; the rest behind `render` in
 * `dist/server/entry.mjs`, beside the server itself; `dist/headers.json`, the security policy of each prerendered page
 * by its path; and `dist/build.json`, the origin and the settings it was built for, by which `npm start` knows a build
 * that no longer fits. All of it takes the place of the last build at once, when it is complete.
 */
export function inMemorySite(settings: { readonly vitalsSample: number }): AstroIntegration {
  let policies: Record<string, string> = {};
  let siteUrl: string | undefined;
  return {
    name: 'in-memory-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // What is rendered on demand brings its packages along, as the server does.
        if (command === 'build') updateConfig({ vite: { environments: { ssr: { resolve: { noExternal: true } } } } });
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
      'astro:build:generated': ({ routeToHeaders }) => {
        policies = Object.fromEntries(
          [...routeToHeaders].map(([path, { headers }]) => [path, headers.get('content-security-policy') ?? '']),
        );
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, policy] of Object.entries(policies)) {
          policies[path] = keepOwnHashes(policy, await readPage(dir, path));
        }
        const built = fileURLToPath(new URL('../', dir));
        await Promise.all([compressAll(fileURLToPath(dir)), bundleServer(built)]);
        await writeFile(new URL('../headers.json', dir), JSON.stringify(policies, null, 2));
        await writeFile(new URL('../build.json', dir), JSON.stringify({ siteUrl, ...settings }));
        await putInPlace(built, resolve('dist'));
        await limitCache();
      },
    },
  };
}
