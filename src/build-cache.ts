import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Survives builds, and goes with the packages that made what is in it. */
const FOLDER = 'node_modules/.cache/build';
/** Some twenty megabytes: several times what one build makes. */
const MAX_FILES = 500;

/** What `make` makes of `input`: kept under a hash of the input, and made only when it is not there. */
export async function cached(input: string | Buffer, make: () => Promise<Buffer>, folder = FOLDER): Promise<Buffer> {
  const file = join(folder, createHash('sha256').update(input).digest('hex'));
  try {
    const content = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return content;
  } catch {
    const content = await make();
    await mkdir(folder, { recursive: true });
    // Renamed, so that a build that is killed leaves no half of a file; the same may be made twice at once.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    return content;
  }
}

/** Deletes what has not been used for the longest time, when there are more than `max` files. */
export async function limitCache(folder = FOLDER, max = MAX_FILES): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const unused = files.toSorted((one, other) => other.usedMs - one.usedMs).slice(max);
  await Promise.all(unused.map(({ path }) => rm(path, { force: true })));
}
