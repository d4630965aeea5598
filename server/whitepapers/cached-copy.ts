import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
    async write(feed) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const draft = `${path}.${process.pid}`;
      try {
        await writeFile(draft, feed, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Deletes the copy; returns whether there was one. */
export async function purgeCachedCopy(dataDir: string): Promise<boolean> {
  const existed = (await cachedCopy(dataDir).read()) !== undefined;
  await rm(copyPath(dataDir), { force: true });
  return existed;
}
