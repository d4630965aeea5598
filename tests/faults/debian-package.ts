import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Bench, Skipped } from './scenario.ts';

const APT = '/usr/bin/apt-get';

/** Makes sure that a program is there: root gets it from Debian's package. Throws Skipped when it cannot be had. */
export function needPackage(bench: Bench, name: string, isThere: () => boolean): void {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    bench.progress(`installing ${name}`);
    try {
      execFileSync(APT, ['update', '-qq'], { stdio: 'ignore' });
      // No recommended packages, and no service of the system's own: what is needed is started here.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      execFileSync(APT, ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore', env });
    } catch {
      throw new Skipped(`${name} could not be installed`);
    }
  }
  if (!isThere()) throw new Skipped(`no ${name} here (apt-get install ${name})`);
}
