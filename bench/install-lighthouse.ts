import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Skipped } from '../tests/harness/debian-packages.ts';

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

/** Which Lighthouse a lock file lists; nothing when there is no such file. */
function lighthouseIn(path: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as Lock).packages['node_modules/lighthouse']?.version;
  } catch {
    return undefined;
  }
}

/**
 * Installs the packages of `bench/package.json`, 175 MB that only the benchmark of pages needs, unless they are there:
 * npm writes the inner lock file last. Throws `Skipped` when the package registry does not give them.
 */
export async function installLighthouse(say: (text: string) => void): Promise<void> {
  const wanted = lighthouseIn('bench/package-lock.json');
  if (wanted && lighthouseIn('bench/node_modules/.package-lock.json') === wanted) return;
  say(`installing Lighthouse ${wanted} into bench/node_modules, this once`);
  try {
    await promisify(execFile)('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund']);
  } catch (error) {
    throw new Skipped(`Lighthouse could not be installed: ${(error as { stderr?: string }).stderr ?? error}`);
  }
}
