import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { NOT_FOUND_PAGES, routes } from '../../domain/routes.ts';
import { contentTypeOf, HTML_TYPE, isCompressible, isSeekable } from './content-type.ts';
import { type Bodies, compressBody } from './encoding.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

/** The build in memory. */
export type Site = {
  /** Files by path, case-sensitive: `/_astro/form.a1b2.js`. */
  readonly assets: ReadonlyMap<string, PreparedResponse>;
  /** Prerendered pages by canonical path; those of NOT_FOUND_PAGES have status 404. */
  readonly pages: ReadonlyMap<string, PreparedResponse>;
  /** New paths by old ones. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Static page with status 503, for when no page can be rendered. */
  readonly unavailable: PreparedResponse;
};

/** Compression quality for files without `.br` and `.gz` beside them; the build uses quality 11. */
const LOAD_QUALITY = 9;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const REVALIDATE = 'no-cache';
/** Repeated in the proxy configurations of `deploy/`. */
export const UNAVAILABLE_POLICY =
  "default-src 'none';style-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'";
const notFoundPaths: readonly string[] = Object.values(NOT_FOUND_PAGES);

/**
 * Reads the build in `dist` (`client/`, `headers.json`, `redirects.json`, `unavailable.html`) into memory. Throws when
 * it is missing, lacks the home or the 404 page, or has a page without a content security policy.
 */
export async function loadSite(dist: string): Promise<Site> {
  const client = join(dist, 'client');
  const policies = await readMap<unknown>(join(dist, 'headers.json'));
  const assets = new Map<string, PreparedResponse>();
  const pages = new Map<string, PreparedResponse>();
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
  const redirects = await readMap<string>(join(dist, 'redirects.json'));
  return { assets, pages, redirects, unavailable: await readUnavailable(join(dist, 'unavailable.html')) };
}

const readMap = async <T>(file: string): Promise<ReadonlyMap<string, T>> =>
  new Map(Object.entries(JSON.parse(await readFile(file, 'utf8'))));

async function readUnavailable(file: string): Promise<PreparedResponse> {
  return prepareUnavailable(await compressBody(await readFile(file), LOAD_QUALITY));
}

/** Prepares the 503 page, whose styles are inlined as data URLs. */
export function prepareUnavailable(bodies: Bodies): PreparedResponse {
  const headers = {
    'content-type': HTML_TYPE,
    'cache-control': 'no-store',
    'content-security-policy': UNAVAILABLE_POLICY,
  };
  return prepareResponse(bodies, headers, 503);
}

/** Paths of the public files: without their `.br` and `.gz`, and without the feed that only the server reads. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const all = new Set(paths);
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path) && all.has(path.slice(0, -3));
  return paths.filter((path) => !isCompressed(path) && path !== routes.localFeed);
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

function preparePage(page: string, bodies: Bodies, policy: unknown): PreparedResponse {
  if (typeof policy !== 'string') throw new Error(`dist/headers.json has no content security policy for ${page}`);
  const headers = {
    'content-type': HTML_TYPE,
    'cache-control': REVALIDATE,
    'content-security-policy': policy,
  };
  if (!notFoundPaths.includes(page)) return prepareResponse(bodies, headers);
  return prepareResponse(bodies, { ...headers, 'x-robots-tag': 'noindex' }, 404);
}

function prepareAsset(path: string, bodies: Bodies): PreparedResponse {
  const cacheControl = path.startsWith('/_astro/') ? IMMUTABLE : ONE_HOUR;
  const headers = { 'content-type': contentTypeOf(path), 'cache-control': cacheControl };
  return prepareResponse(bodies, isSeekable(path) ? { ...headers, 'accept-ranges': 'bytes' } : headers);
}
