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
      execFileSync(APT, ['install', '-y', '-qq', name], { stdio: 'ignore' });
    } catch {
      throw new Skipped(`${name} could not be installed`);
    }
  }
  if (!isThere()) throw new Skipped(`no ${name} here (apt-get install ${name})`);
}
