import { basename } from 'node:path';
import { FILES, PAGES } from '../../../domain/content/schemas.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { isLogo, isPhoto } from '../../../domain/site/photo.ts';
import { type Changes, listFolder, namesIn, whyNotPlain } from '../content-files.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';

/** Files beside the data: the spelling of the texts and the mark. */
const OTHERS = ['cspell.json', 'logo.svg'];
/** Files that Windows adds to folders. */
const IGNORED = /(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/;
/** Extensions of texts, including `.yaml.txt` and the like, which some editors append. */
const TEXT = /(?:\.(?:ya?ml|md|markdown|mdx|txt))+$/i;
/** Folders whose texts all have one extension. */
const FLAT = ['', 'pages', 'plans', 'projects', 'whitepapers'];
/** The folders whose files are shown by one page, with its name. */
const SHOWN_BY = { 'content/projects': 'portfolio', 'content/whitepapers': 'whitepapers' } as const;

/** Files of `content/` that nothing reads, such as texts with a wrong extension, and what is no file, such as a symbolic link. */
export function checkFolder(folder: string, catalogue: Catalogue | undefined, changes: Changes): Problem[] {
  const entries = listFolder(folder, changes).filter(({ file }) => !IGNORED.test(file));
  const paths = entries.flatMap(({ file, found }) => (whyNotPlain(found) ? [] : file));
  const problems = entries.flatMap(({ file, found }) => {
    const message = whyNotPlain(found) ?? whyUnread(file, catalogue);
    return message ? { file, message } : [];
  });
  const unshown = Object.entries(SHOWN_BY)
    .filter(([inside, page]) => namesIn(paths, inside).length > 0 && !paths.includes(`content/pages/${page}.yaml`))
    .map(([file, page]) => ({ file, message: words.text.neededPage(page) }));
  return [...problems, ...unshown];
}

/** Why nothing reads a file; undefined if something does. */
function whyUnread(path: string, catalogue: Catalogue | undefined): string | undefined {
  const [, folder = '', name = ''] = /^content\/(?:(.*)\/)?([^/]*)$/.exec(path) ?? [];
  const extension = folder === 'whitepapers' ? '.md' : '.yaml';
  const [ending = extension] = TEXT.exec(name) ?? [];
  const isWrong = FLAT.includes(folder) && ending !== extension;
  const proposal = isWrong ? name.replace(TEXT, extension) : name;
  if (!isRead(folder, proposal, catalogue)) return words.text.unread;
  return isWrong ? words.text.extension(proposal) : undefined;
}

function isRead(folder: string, name: string, catalogue: Catalogue | undefined): boolean {
  const isUsedPage = (page: string) =>
    page in PAGES || !catalogue || catalogue.services.some((service) => service.page === page);
  if (folder === '') return name in FILES || OTHERS.includes(name);
  if (folder === 'pages') return TEXT.test(name) && isUsedPage(basename(name, '.yaml'));
  if (folder === 'plans' || folder === 'projects') return TEXT.test(name);
  if (folder === 'whitepapers' || folder.startsWith('whitepapers/')) return TEXT.test(name) || isPhoto(name);
  return /^images(?:\/|$)/.test(folder) && (isPhoto(name) || isLogo(`${folder}/${name}`));
}
