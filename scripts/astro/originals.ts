import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhoto } from '../../domain/site/photo.ts';

const PICTURES = 'content/{images,whitepapers}/**';
/** Logos are published as they are. */
const LOGOS = 'content/images/logos/**';

/**
 * Removes the original photographs from the built `assets`: they are large, and their metadata tells where and with
 * which camera they were taken. Astro removes only those that it has resized, and none that a page rendered on demand
 * might use.
 */
export async function removeOriginals(root: string, assets: string): Promise<void> {
  const paths = globSync(PICTURES, { cwd: root, exclude: [LOGOS] }).filter(isPhoto);
  const originals = new Set(await Promise.all(paths.map((path) => digest(join(root, path)))));
  if (originals.size === 0) return;
  const published = (await readdir(assets)).map((name) => join(assets, name));
  await Promise.all(
    published.map(async (file) => {
      if (originals.has(await digest(file))) await rm(file);
    }),
  );
}

const digest = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
