import { lstatSync } from 'node:fs';
import { basename } from 'node:path';
import { FILES, PAGES } from '../../../domain/content/schemas.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { isLogo, isPhoto } from '../../../domain/site/photo.ts';
import { type Changes, namesIn, notPlain, orUnreadable, pathsIn, placeIn } from '../content-files.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';

/** Files beside the data: the spelling of the texts and the mark. */
const OTHERS = ['cspell.json', 'logo.svg'];
/** Hidden files, and those that Windows adds to folders. */
const IGNORED = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/;
/** Wrong extensions of texts have a sentence of their own (`checkFileNames`). */
const TEXT = /\.(?:ya?ml|md|markdown|mdx|txt)$/i;

/** The folders whose files are shown by one page, with its name. */
const SHOWN_BY = { 'content/projects': 'portfolio', 'content/whitepapers': 'whitepapers' } as const;

/** Files of `content/` that nothing reads, and what is no file, such as a symbolic link. */
export function checkFolder(folder: string, catalogue: Catalogue | undefined, changes: Changes): Problem[] {
  const found = pathsIn(folder, '**', changes)
    .filter((path) => !IGNORED.test(path))
    .toSorted()
    .map((file) => ({
      file,
      stats: file in changes ? undefined : orUnreadable(() => lstatSync(placeIn(folder, file))),
    }));
  const paths = found
    .filter(({ stats }) => stats === undefined || (typeof stats === 'object' && stats.isFile()))
    .map(({ file }) => file);
  const others = found.flatMap(({ file, stats }) => {
    if (typeof stats !== 'object') return stats ? { file, message: stats } : [];
    return stats.isFile() || stats.isDirectory() ? [] : { file, message: notPlain(stats) };
  });
  const unread = paths.filter((path) => !isRead(path, catalogue)).map((file) => ({ file, message: words.text.unread }));
  const unshown = Object.entries(SHOWN_BY)
    .filter(([inside, page]) => namesIn(paths, inside).length > 0 && !paths.includes(`content/pages/${page}.yaml`))
    .map(([file, page]) => ({ file, message: words.text.neededPage(page) }));
  return [...unread, ...others, ...unshown];
}

function isRead(path: string, catalogue: Catalogue | undefined): boolean {
  const [, folder = '', name = ''] = /^content\/(?:(.*)\/)?([^/]*)$/.exec(path) ?? [];
  const isUsedPage = (page: string) =>
    page in PAGES || !catalogue || catalogue.services.some((service) => service.page === page);
  if (folder === '') return name in FILES || OTHERS.includes(name) || (TEXT.test(name) && !name.endsWith('.yaml'));
  if (folder === 'pages') return name.endsWith('.yaml') && isUsedPage(basename(name, '.yaml'));
  if (folder === 'plans' || folder === 'projects') return TEXT.test(name);
  if (folder === 'whitepapers' || folder.startsWith('whitepapers/')) return TEXT.test(name) || isPhoto(name);
  return /^images(?:\/|$)/.test(folder) && (isPhoto(name) || isLogo(`${folder}/${name}`));
}
