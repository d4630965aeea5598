import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { NOT_FOUND_PAGES, routes } from '../../domain/routes.ts';
import { contentTypeOf, HTML_TYPE, isCompressible, isSeekable } from './content-type.ts';
import { type Bodies, compressBody } from './encoding.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-response.ts';

/** The built site, in memory. */
export type Site = {
  /** Files by address, exactly as spelt: `/_astro/form.a1b2.js`. */
  readonly assets: ReadonlyMap<string, PreparedAnswer>;
  /** Prerendered pages by canonical path; those of NOT_FOUND_PAGES carry status 404. */
  readonly pages: ReadonlyMap<string, PreparedAnswer>;
  /** The page that asks to come back or to write, for when no other can be sent. */
  readonly unavailable: PreparedAnswer;
};

/** For a build without compressed files beside it; the build itself uses 11. */
const LOAD_QUALITY = 9;
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const ASK_AGAIN = 'no-cache';
/** The proxies of `deploy/` write the same. */
export const UNAVAILABLE_POLICY =
  "default-src 'none';style-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'";
const notFoundPaths: readonly string[] = Object.values(NOT_FOUND_PAGES);

/**
 * Reads the build in `dist` (its `client` folder, `headers.json` and `unavailable.html`) into memory. Throws when it is absent, lacks the
 * home or the 404 page, or has a page without a content security policy.
 */
export async function loadSite(dist: string): Promise<Site> {
  const client = join(dist, 'client');
  const policies = new Map(Object.entries(JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'))));
  const assets = new Map<string, PreparedAnswer>();
  const pages = new Map<string, PreparedAnswer>();
  for (const path of await listFiles(client)) {
    const bodies = await readBodies(join(client, path));
    if (path.endsWith('.html')) {
      const page = pagePath(path);
      pages.set(page, preparePage(page, bodies, policies.get(page)));
    } else {
      assets.set(path, prepareAsset(path, bodies));
    }
  }
  for (const page of [routes.home, NOT_FOUND_PAGES.home]) {
    if (!pages.has(page)) throw new Error(`The build in ${dist} has no page ${page}`);
  }
  return { assets, pages, unavailable: await readUnavailable(join(dist, 'unavailable.html')) };
}

async function readUnavailable(file: string): Promise<PreparedAnswer> {
  return prepareUnavailable(await compressBody(await readFile(file), LOAD_QUALITY));
}

/** Prepares the page for when no other can be sent. Its styles are in it, as links to data. */
export function prepareUnavailable(bodies: Bodies): PreparedAnswer {
  const headers = {
    'content-type': HTML_TYPE,
    'cache-control': 'no-store',
    'content-security-policy': UNAVAILABLE_POLICY,
  };
  return prepareAnswer(bodies, headers, 503);
}

/** Addresses of the files that are served: without the `.br` and `.gz` beside them, and what only the server reads. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const all = new Set(paths);
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path) && all.has(path.slice(0, -3));
  return paths.filter((path) => !isCompressed(path) && path !== routes.localNews);
}

async function readBodies(file: string): Promise<Bodies> {
  const identity = await readFile(file);
  if (!isCompressible(file)) return { identity };
  try {
    return { identity, br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  } catch {
    return compressBody(identity, LOAD_QUALITY);
  }
}

/** `/servicios/index.html` and `/servicios.html` are the page `/servicios`. */
function pagePath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '') || routes.home;
}

function preparePage(page: string, bodies: Bodies, policy: unknown): PreparedAnswer {
  if (typeof policy !== 'string') throw new Error(`dist/headers.json has no content security policy for ${page}`);
  const headers = {
    'content-type': HTML_TYPE,
    'cache-control': ASK_AGAIN,
    'content-security-policy': policy,
  };
  if (!notFoundPaths.includes(page)) return prepareAnswer(bodies, headers);
  return prepareAnswer(bodies, { ...headers, 'x-robots-tag': 'noindex' }, 404);
}

function prepareAsset(path: string, bodies: Bodies): PreparedAnswer {
  const cacheControl = path.startsWith('/_astro/') ? FOREVER : ONE_HOUR;
  const headers = { 'content-type': contentTypeOf(path), 'cache-control': cacheControl };
  return prepareAnswer(bodies, isSeekable(path) ? { ...headers, 'accept-ranges': 'bytes' } : headers);
}
