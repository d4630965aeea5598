import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';

const keptPath = (dataDir: string) => join(dataDir, 'news.json');

/** The last good copy of the upstream feed, on disk, so that a start during an outage still has one. */
export type KeptCopy = {
  /** The feed as text; undefined when nothing is kept. */
  readonly read: () => Promise<string | undefined>;
  /** Replaces the copy whole or not at all. Rejects when the disk refuses. */
  readonly write: (feed: string) => Promise<void>;
};

export function keptCopy(dataDir: string): KeptCopy {
  const path = keptPath(dataDir);
  return {
    read: () => readFile(path, 'utf8').catch(() => undefined),
    async write(feed) {
      await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
      const draft = `${path}.${process.pid}`;
      try {
        await writeFile(draft, feed, { mode: PRIVATE_FILE });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Drops the kept copy; whether there was one. */
export async function purgeKeptCopy(dataDir: string): Promise<boolean> {
  const kept = (await keptCopy(dataDir).read()) !== undefined;
  await rm(keptPath(dataDir), { force: true });
  return kept;
}
