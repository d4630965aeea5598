import source from '../../content/logo.svg?raw';
import { type Logo, type LogoProblem, readLogo } from '../../domain/logo/logo.ts';

/** The agency's logo. Throws for a file that `npm run check` refuses. */
function load(): Logo {
  const read = readLogo(source);
  if ('markup' in read) return read;
  const faults = read.map(({ fault, line }: LogoProblem) => `${fault} in line ${line}`);
  throw new Error(`content/logo.svg: ${faults.join(', ')}. Run npm run check.`);
}

export const logo: Logo = load();
