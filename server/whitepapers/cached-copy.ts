import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../process/private-files.ts';

const copyPath = (dataDir: string) => join(dataDir, 'news.json');

/** The last good feed of the news host, on disk for a start during an outage. */
export type CachedCopy = {
  /** The feed as text; undefined without a copy. */
  readonly read: () => Promise<string | undefined>;
  /** Replaces the copy atomically. Rejects with the error of the file system. */
  readonly write: (feed: string) => Promise<void>;
};

/** The copy in the data folder. */
export function cachedCopy(dataDir: string): CachedCopy {
  const path = copyPath(dataDir);
  return {
    read: () => readFile(path, 'utf8').catch(() => undefined),
    write: (feed) => writeWhole(path, feed, `${path}.${process.pid}`),
  };
}

/** Deletes the copy; returns whether there was one. */
export async function purgeCachedCopy(dataDir: string): Promise<boolean> {
  const existed = (await cachedCopy(dataDir).read()) !== undefined;
  await rm(copyPath(dataDir), { force: true });
  return existed;
}
