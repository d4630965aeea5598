import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LogoProblem, readLogo } from '../../domain/logo/logo.ts';
import type { Problem } from '../../server/content/problem.ts';
import { checkWords as words } from '../../server/content/words.ts';

const LOGO = 'content/logo.svg';

/** What keeps the logo from being drawn. */
export function checkLogo(root: string): readonly Problem[] {
  const path = join(root, LOGO);
  if (!existsSync(path)) return [{ file: LOGO, message: words.text.noFile }];
  // Bytes that are not UTF-8, as in a PNG under this name, become characters that no SVG begins with.
  const logo = readLogo(readFileSync(path, 'utf8'));
  return 'markup' in logo ? [] : logo.map(describe);
}

const describe = ({ fault, line, found }: LogoProblem): Problem => ({
  file: LOGO,
  line,
  message: words.logo[fault](found),
});
