import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, isCompressible, isSeekable } from '../http/content-type.ts';
import type { Bodies } from '../http/encoding.ts';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';

/** The files of a build by path, case-sensitive: `/_astro/form.a1b2.js`. */
export type Assets = ReadonlyMap<string, PreparedResponse>;

/** The build names all its files by their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Reads the files of the build in `dist/client` into memory. Throws when there are none. */
export async function loadAssets(dist: string): Promise<Assets> {
  const client = join(dist, 'client');
  const paths = await listFiles(client);
  if (paths.length === 0) throw new Error(`The build in ${dist} has no files`);
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, prepareAsset(path, await readBodies(join(client, path)))] as const),
    ),
  );
}

/** Paths of the files without their `.br` and `.gz`. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/** A file with its copies that the build has compressed. */
async function readBodies(file: string): Promise<Bodies> {
  const identity = await readFile(file);
  if (!isCompressible(file)) return { identity };
  return { identity, br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
}

function prepareAsset(path: string, bodies: Bodies): PreparedResponse {
  const headers = { 'content-type': contentTypeOf(path), 'cache-control': IMMUTABLE };
  return prepareResponse(bodies, isSeekable(path) ? { ...headers, 'accept-ranges': 'bytes' } : headers);
}
