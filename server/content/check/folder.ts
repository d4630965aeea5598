import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { FILES, PAGES } from '../../../domain/content/schemas.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { isPhoto, LOGO_EXTENSIONS } from '../../../domain/site/photo.ts';
import { pathsIn, placeIn } from '../content-files.ts';
import type { Problem } from '../problem.ts';
import { checkWords as words } from '../words.ts';

/** Files beside the data: the spelling of the texts and the mark. */
const OTHERS = ['cspell.json', 'logo.svg'];
/** Hidden files, and those that Windows adds to folders. */
const IGNORED = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/;
/** Wrong extensions of texts have a sentence of their own (`checkFileNames`). */
const TEXT = /\.(?:ya?ml|md|markdown|mdx|txt)$/i;
const LOGO = new RegExp(`\\.(?:${LOGO_EXTENSIONS.join('|')})$`, 'i');

/** Files of `content/` that nothing reads, and photographs that are none. */
export function checkFolder(folder: string, catalogue: Catalogue | undefined): Problem[] {
  const paths = pathsIn(folder, '**')
    .filter((path) => !IGNORED.test(path) && statSync(placeIn(folder, path)).isFile())
    .toSorted();
  return [
    ...paths.filter((path) => !isRead(path, catalogue)).map((file) => ({ file, message: words.text.unread })),
    ...paths.filter(isPicture).flatMap((file) => {
      const message = whyNoPicture(placeIn(folder, file));
      return message ? [{ file, message }] : [];
    }),
  ];
}

function isRead(path: string, catalogue: Catalogue | undefined): boolean {
  const [, folder = '', name = ''] = /^content\/(?:(.*)\/)?([^/]*)$/.exec(path) ?? [];
  const isUsedPage = (page: string) =>
    page in PAGES || !catalogue || catalogue.services.some((service) => service.page === page);
  if (folder === '') return name in FILES || OTHERS.includes(name) || (TEXT.test(name) && !name.endsWith('.yaml'));
  if (folder === 'pages') return name.endsWith('.yaml') && isUsedPage(basename(name, '.yaml'));
  if (folder === 'plans' || folder === 'projects') return TEXT.test(name);
  if (folder === 'whitepapers' || folder.startsWith('whitepapers/')) return TEXT.test(name) || isPhoto(name);
  return isPicture(path);
}

const isPicture = (path: string) =>
  /^content\/(?:images|whitepapers)\//.test(path) && (isPhoto(path) || (path.includes('/logos/') && LOGO.test(path)));

/** The bytes that a picture begins with, by its kind. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftyp(?:avif|avis|mif1|miaf)/s,
};

/** Why a file is not the picture that its name says; undefined if it is, or is drawn in SVG. */
function whyNoPicture(path: string): string | undefined {
  if (path.toLowerCase().endsWith('.svg')) return undefined;
  const start = firstBytes(path);
  if (start === '') return words.picture.empty;
  return Object.values(BEGINNINGS).some((beginning) => beginning.test(start)) ? undefined : words.picture.notOne;
}

function firstBytes(path: string): string {
  const bytes = Buffer.alloc(16);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes)).toString('latin1');
  } finally {
    closeSync(file);
  }
}
