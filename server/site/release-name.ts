import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fit for a header and for a label of the metrics. */
const NAME = /^[\w.-]{1,100}$/;

/** What `deploy/release.sh` called this build; undefined for one that was not made by it. */
export function readReleaseName(dist: string): string | undefined {
  try {
    const name = readFileSync(join(dist, 'release'), 'utf8').trim();
    return NAME.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
