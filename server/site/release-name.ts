import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that are valid in a header and in a metric label. */
const NAME = /^[\w.-]{1,100}$/;

/** The name that `deploy/release.sh` gave this build; undefined for other builds. */
export function readReleaseName(dist: string): string | undefined {
  try {
    const name = readFileSync(join(dist, 'release'), 'utf8').trim();
    return NAME.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
