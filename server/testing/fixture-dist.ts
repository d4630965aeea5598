import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { writeFixtureBuild } from '../../tests/harness/fixture-build.ts';

/** A new temporary folder, removed when the run is over. */
export const tempFolder = (): string => mkdtempSync(join(inject('tempFolder'), 'test-'));

/** What Node has made of our sources is kept for the next process of the run: half of a short one's time. */
export const compileCache = () => ({ NODE_COMPILE_CACHE: join(inject('tempFolder'), 'compiled') });

/** Writes a small build, as `astro build` leaves it, into `dist` under a new folder; returns that folder. */
export function writeFixtureDist(): string {
  const root = tempFolder();
  writeFixtureBuild(root);
  return root;
}
