import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { writeFixtureBuild } from '../fixture-build.ts';

/** A new temporary folder, removed after the run. */
export const tempFolder = (): string => mkdtempSync(join(inject('tempFolder'), 'test-'));

/** Shares Node's compile cache between processes of the run, which halves the start of a short one. */
export const compileCache = () => ({ NODE_COMPILE_CACHE: join(inject('tempFolder'), 'compiled') });

/** Writes a small build into `dist` of a new folder, as `astro build` would; returns the folder. */
export function writeFixtureDist(): string {
  const root = tempFolder();
  writeFixtureBuild(root);
  return root;
}
