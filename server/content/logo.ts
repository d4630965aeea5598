import { type Logo, type LogoProblem, readLogo } from '../../domain/logo/logo.ts';
import type { ContentFile } from './content-files.ts';
import type { Problem } from './report.ts';
import { checkWords as words } from './words.ts';

const LOGO = 'content/logo.svg';

/** The agency's logo, absent when something keeps it from being drawn, and what does. */
export function checkLogo(files: readonly ContentFile[]): {
  readonly value?: Logo;
  readonly problems: readonly Problem[];
} {
  const found = files.find(({ file }) => file === LOGO);
  if (!found) return { problems: [{ file: LOGO, message: words.text.noFile }] };
  const logo = readLogo(found.text);
  return 'markup' in logo ? { value: logo, problems: [] } : { problems: logo.map(describe) };
}

const describe = ({ fault, line, found }: LogoProblem): Problem => ({
  file: LOGO,
  line,
  message: words.logo[fault](found),
});
