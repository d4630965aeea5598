import type { Editor } from './editor.ts';
import { namesPicture, slugIn } from './links.ts';
import { CATALOGUE, LISTS, type Lists, movesIn, parseLists, readLists, withEntriesOf } from './lists.ts';
import { movePage } from './move-page.ts';
import { type FileChange, isThere, over, type Seen } from './stored-files.ts';

/** Who changes files, and what was stored when that began. */
export type By = { readonly device: string; readonly seen: Seen | undefined };

/**
 * Publishes changes of files with what else is pending and belongs to them: the photographs that their texts name, their
 * entries in catalogue and redirects, and beside a new address the file at the former one. Whatever else is pending stays
 * so. Resolves and rejects as `Editor.publish` does.
 */
export async function publishAlone(editor: Editor, files: readonly FileChange[], { device, seen }: By) {
  const ones = files.filter(({ path }) => !LISTS.includes(path));
  // First, so that the pending lists have the entries too.
  if (ones.length < files.length) await editor.save(files, device, seen);
  const partly = seen && { ...seen, inParts: LISTS };
  if (ones.length === 0) return editor.publish(await listsAlone(editor, files), device, partly);
  const lists = await readBothLists(editor);
  const isNamed = (path: string) => ones.some(({ text }) => namesPicture(text, path));
  const isMoved = movedWith(pathsOf(ones), lists);
  const pending = await editor.pending();
  const beside = pending.filter(({ path, picture }) => (picture === null ? isMoved(path) : isNamed(path)));
  const all = over<FileChange>(beside, ones);
  const entries = withEntriesOf(pathsOf(all), lists.drafted, lists.published);
  return editor.publish([...all, ...entries], device, partly);
}

/**
 * Changes of the lists without the entries of the files that pending changes add or remove. A list that has no others stays
 * whole, so that it is said what keeps it from being published.
 */
async function listsAlone(editor: Editor, lists: readonly FileChange[]): Promise<readonly FileChange[]> {
  const published = await readLists(editor.publishedState);
  const files = await editor.published();
  const isComing = (file: FileChange) => isThere(file) !== isThere(editor.stateIn(files, file.path));
  const coming = pathsOf((await editor.pending()).filter(isComing));
  const changed = Object.fromEntries(lists.map(({ path, text }) => [path, text]));
  const alone = withEntriesOf(coming, published, parseLists({ ...published.texts, ...changed }));
  return over<FileChange>(
    lists,
    alone.filter(({ path, text }) => text !== published.texts[path]),
  );
}

/**
 * Drops the pending changes of files, with their entries in catalogue and redirects, and of those that they were moved to:
 * what followed them there follows them back. With the catalogue go the new addresses of all services, which only it has.
 */
export async function discardAlone(editor: Editor, paths: readonly string[], { device, seen }: By): Promise<void> {
  const lists = await readBothLists(editor);
  const all = await withMoved(editor, paths, lists);
  const isMove = movesIn(lists.published, lists.drafted);
  const services = all.includes(CATALOGUE) ? (lists.drafted.catalogue?.services ?? []) : [];
  for (const path of new Set([...all, ...services.map(({ page }) => `content/pages/${page}.yaml`)])) {
    const former = all.find((from) => isMove(from, path)) ?? path;
    const [was, is] = [slugIn(lists.published.catalogue, former), slugIn(lists.drafted.catalogue, path)];
    if (was === undefined || is === undefined || was === is) continue;
    // The entries of what is discarded go below; of a page that stays pending the redirect goes here.
    const others = all.includes(path) ? [...all, ...LISTS] : all;
    const back = (await movePage(editor, path, was)).filter((file) => !others.includes(file.path));
    await editor.save(back, device, seen);
  }
  await editor.discard(all, seen);
  const kept = pathsOf(await editor.pending());
  const gone = all.filter((path) => !kept.includes(path));
  const entries = withEntriesOf(gone, lists.published, lists.drafted).filter(({ path }) => !gone.includes(path));
  await editor.save(entries, device, seen);
}

/** These files, and the pending ones at the new or former address of one of them. */
export async function withMoved(
  editor: Editor,
  paths: readonly string[],
  lists?: BothLists,
): Promise<readonly string[]> {
  const isMoved = movedWith(paths, lists ?? (await readBothLists(editor)));
  return [...new Set([...paths, ...pathsOf(await editor.pending()).filter(isMoved)])];
}

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

/** The lists as they are published, and as the pending changes leave them. */
type BothLists = { readonly published: Lists; readonly drafted: Lists };
const readBothLists = async ({ publishedState, stateOf }: Editor): Promise<BothLists> => ({
  published: await readLists(publishedState),
  drafted: await readLists(stateOf),
});

/** Returns a check whether a file is the new address of one of these, or the former one. */
function movedWith(paths: readonly string[], { published, drafted }: BothLists) {
  const isMove = movesIn(published, drafted);
  return (path: string) => paths.some((one) => isMove(one, path) || isMove(path, one));
}
