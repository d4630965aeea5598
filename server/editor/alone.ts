import type { Editor } from './editor.ts';
import { namesPicture } from './links.ts';
import { LISTS, type Lists, movesIn, parseLists, readLists, withEntriesOf } from './lists.ts';
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
  const others = seen && { ...seen, pending: seen.pending.filter(({ path }) => !LISTS.includes(path)) };
  if (ones.length === 0) return editor.publish(await listsAlone(editor, files), device, others);
  const [published, drafted] = [await readLists(editor.publishedState), await readLists(editor.stateOf)];
  const isNamed = (path: string) => ones.some(({ text }) => namesPicture(text, path));
  const isMoved = movedWith(ones, published, drafted);
  const pending = await editor.pending();
  const beside = pending.filter(({ path, picture }) => (picture === null ? isMoved(path) : isNamed(path)));
  const all = over<FileChange>(beside, ones);
  const lists = withEntriesOf(pathsOf(all), drafted, published);
  return editor.publish([...all, ...lists], device, others);
}

/**
 * Changes of the lists without the entries of the files that pending changes add or remove. A list that has no others stays
 * whole, so that it is said what keeps it from being published.
 */
async function listsAlone(editor: Editor, lists: readonly FileChange[]): Promise<readonly FileChange[]> {
  const published = await readLists(editor.publishedState);
  const coming: string[] = [];
  for (const file of await editor.pending())
    if (isThere(file) !== isThere(await editor.publishedState(file.path))) coming.push(file.path);
  const changed = Object.fromEntries(lists.map(({ path, text }) => [path, text]));
  const alone = withEntriesOf(coming, published, parseLists({ ...published.texts, ...changed }));
  return over<FileChange>(
    lists,
    alone.filter(({ path, text }) => text !== published.texts[path]),
  );
}

/** Drops the pending changes of files, with their entries in catalogue and redirects, and of those that they were moved to. */
export async function discardAlone(editor: Editor, paths: readonly string[], { device, seen }: By): Promise<void> {
  const [published, drafted] = [await readLists(editor.publishedState), await readLists(editor.stateOf)];
  const all = await withMoved(editor, paths);
  await editor.discard(all, seen);
  const kept = pathsOf(await editor.pending());
  const gone = all.filter((path) => !kept.includes(path));
  const lists = withEntriesOf(gone, published, drafted).filter(({ path }) => !gone.includes(path));
  await editor.save(lists, device, seen);
}

/** These files, and the pending ones at the new or former address of one of them. */
export async function withMoved(editor: Editor, paths: readonly string[]): Promise<readonly string[]> {
  const [published, drafted] = [await readLists(editor.publishedState), await readLists(editor.stateOf)];
  const ones = paths.filter((path) => !LISTS.includes(path)).map((path) => ({ path }));
  const isMoved = movedWith(ones, published, drafted);
  return [...new Set([...paths, ...pathsOf(await editor.pending()).filter(isMoved)])];
}

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

/** Returns a check whether a file is the new address of one of these, or the former one. */
function movedWith(files: readonly { readonly path: string }[], published: Lists, drafted: Lists) {
  const isMove = movesIn(published, drafted);
  return (path: string) => files.some((one) => isMove(one.path, path) || isMove(path, one.path));
}
