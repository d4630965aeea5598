import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Skipped } from '../tests/harness/debian-packages.ts';

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

/** The Lighthouse version in a lock file; undefined if there is no such file. */
function lighthouseIn(path: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as Lock).packages['node_modules/lighthouse']?.version;
  } catch {
    return undefined;
  }
}

/**
 * Installs the packages of `bench/package.json` (175 MB, needed only here), unless the lock file in `node_modules`,
 * which npm writes at the end, already has the right version. Throws `Skipped` when the registry is unavailable.
 */
export async function installLighthouse(progress: (text: string) => void): Promise<void> {
  const wanted = lighthouseIn('bench/package-lock.json');
  if (wanted && lighthouseIn('bench/node_modules/.package-lock.json') === wanted) return;
  progress(`installing Lighthouse ${wanted} into bench/node_modules`);
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund']);
  } catch (error) {
    throw new Skipped(`Lighthouse could not be installed: ${(error as { stderr?: string }).stderr ?? error}`);
  }
}
