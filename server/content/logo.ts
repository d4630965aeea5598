import { type Logo, type LogoProblem, readLogo } from '../../domain/logo/logo.ts';
import type { ContentFile } from './content-files.ts';
import type { Problem } from './report.ts';
import { checkWords as words } from './words.ts';

const LOGO = 'content/logo.svg';
/** What a new agency has until it puts its own. */
export const PLACEHOLDER_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" fill="currentColor">
  <path d="M4 0h16v4H4zM4 12h16v4H4zM2 4h4v8H2zM18 4h4v8h-4z"/>
</svg>
`;

export const hasPlaceholderLogo = (files: readonly ContentFile[]): boolean =>
  files.some(({ file, text }) => file === LOGO && text === PLACEHOLDER_LOGO);

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
