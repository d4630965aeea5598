import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Kept between builds. `npm ci` deletes it, together with the packages that made its files. */
const FOLDER = 'node_modules/.cache/build';
/** About 20 MB, several times what one build makes. */
const MAX_FILES = 500;

/** Result of `make` for `input`, cached under a hash of the input. */
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
    // Renamed when complete: a build may be killed, and two threads may write the same file.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    return content;
  }
}

/** Keeps the `max` most recently used files. */
export async function limitCache(folder = FOLDER, max = MAX_FILES): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), usedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const unused = files.toSorted((one, other) => other.usedMs - one.usedMs).slice(max);
  await Promise.all(unused.map(({ path }) => rm(path, { force: true })));
}
