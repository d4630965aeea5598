import type { Editor } from './editor.ts';
import { namesPicture } from './links.ts';
import { LISTS } from './lists.ts';
import { without } from './merge-values.ts';
import { type FileChange, isThere, over } from './stored-files.ts';
import { isPhotoPath } from './uploads.ts';

/** The pending changes, and those that stand only together: of the lists, and of files but photographs that come or go. */
async function readPending(editor: Editor) {
  const [pending, published] = [await editor.pending(), await editor.published()];
  const shownOf = ({ path }: FileChange) => ({ path, ...editor.stateIn(published, path) });
  const comesOrGoes = (file: FileChange) => isThere(file) !== isThere(shownOf(file)) && !isPhotoPath(file.path);
  const structural = pending.filter((file) => LISTS.includes(file.path) || comesOrGoes(file));
  return { pending, shownOf, structural };
}

/**
 * Changes with the pending photographs that the texts of their `own` files name; undefined when more is pending of the
 * others, or of what stands only together with their own, which would be published too.
 */
export async function publishable(
  editor: Editor,
  files: readonly FileChange[],
  own: readonly string[],
): Promise<readonly FileChange[] | undefined> {
  const { pending, structural } = await readPending(editor);
  const isOwn = ({ path }: FileChange) => own.includes(path);
  const tied = structural.some(isOwn) ? over(files, structural) : files;
  if (pending.some((one) => !isOwn(one) && tied.some(({ path }) => path === one.path))) return undefined;
  const isNamed = (path: string) => files.some((file) => isOwn(file) && namesPicture(file.text, path));
  return [...pending.filter(({ path, picture }) => picture !== null && isNamed(path)), ...files];
}

/**
 * The pending changes that go with one when it is discarded: all that stand only together, if it is one of these. While a
 * field has a problem that had none, also the files that have one, and removed photographs that the published texts name;
 * or else those that stand only together.
 */
export async function discardedWith(editor: Editor, path: string): Promise<readonly FileChange[]> {
  const { pending, shownOf, structural } = await readPending(editor);
  const wrongIn = async (files: readonly FileChange[]) =>
    (await editor.tryOut(files)).report.problems.map(({ file, field }) => ({ file, field }));
  const before = await wrongIn([]);
  let gone: readonly FileChange[] = [];
  let more = pending.filter((file) => file.path === path);
  while (more.length > 0) {
    gone = over(gone, more, more.some((file) => structural.includes(file)) ? structural : []);
    const shown = gone.map(shownOf);
    const wrong = without(await wrongIn(shown), before).map(({ file }) => file);
    const left = pending.filter((file) => wrong.length > 0 && !gone.includes(file));
    const isNamed = (photo: string) => shown.some(({ text }) => namesPicture(text, photo));
    const tied = left.filter((file) => wrong.includes(file.path) || (!isThere(file) && isNamed(file.path)));
    more = tied.length > 0 ? tied : left.filter((file) => structural.includes(file));
  }
  return gone;
}
