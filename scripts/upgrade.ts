/**
 * `npm run upgrade -- ADDRESS`: merges a later version of the repository that this copy began as, without committing.
 * In `content/` the lines of the copy win, and what it has deleted stays deleted. The address is needed once.
 */
import { execFileSync } from 'node:child_process';

const REMOTE = 'original';
const LATER = `${REMOTE}/main`;
const OUTSIDE = ['--', '.', ':!content'];

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter(Boolean);
const list = (title: string, items: readonly string[]) =>
  items.length > 0 && console.log(`${title}\n${items.map((item) => `  ${item}`).join('\n')}\n`);

/** Adds the original as a remote and fetches it. Throws for an unknown address or uncommitted changes. */
function fetchOriginal(address: string | undefined): void {
  if (git('status', '--porcelain')) throw new Error('Commit your changes first: git status lists them.');
  const isKnown = lines(git('remote')).includes(REMOTE);
  if (!isKnown && !address) throw new Error('Give the address of the original: npm run upgrade -- ADDRESS');
  if (address) git('remote', ...(isKnown ? ['set-url'] : ['add']), REMOTE, address);
  git('fetch', '--quiet', REMOTE);
}

/** Merges without committing; resolves to the files with conflicts that a person must settle. */
function mergeLater(changed: readonly string[]): readonly string[] {
  // In a changed program, preferring our lines could drop a fix: a person settles the conflicts.
  const strategy = changed.length > 0 ? [] : ['-X', 'ours'];
  try {
    git('merge', '--quiet', '--no-ff', '--no-commit', ...strategy, LATER);
  } catch (error) {
    // Git stops with 1 at conflicts, which are settled below.
    if ((error as { status?: number }).status !== 1) throw error;
  }
  const deleted = lines(git('diff', '--name-only', '--diff-filter=U', '--', 'content')).filter(
    (file) => git('ls-files', '--stage', '--', file).match(/ 2\t/) === null,
  );
  if (deleted.length > 0) git('rm', '--quiet', '--', ...deleted);
  return lines(git('diff', '--name-only', '--diff-filter=U'));
}

function upgrade(address: string | undefined): void {
  fetchOriginal(address);
  const news = lines(git('log', '--oneline', `HEAD..${LATER}`));
  const changed = lines(git('diff', '--name-only', `${LATER}...HEAD`, ...OUTSIDE));
  list('You have changed outside content/:', changed);
  if (news.length > 0) merge(news, changed);
  else console.log('There is nothing new.');
}

function merge(news: readonly string[], changed: readonly string[]): void {
  list('New in the original:', news);
  const conflicts = mergeLater(changed);
  list('New in your content/, to be read:', lines(git('diff', '--name-only', 'HEAD', '--', 'content')));
  list('In conflict; settle each, then git add it:', conflicts);
  console.log('Then: npm ci && npm run build && npm run smoke && git commit --no-edit');
  console.log('To undo everything: git merge --abort');
  if (conflicts.length > 0) process.exitCode = 1;
}

try {
  upgrade(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
