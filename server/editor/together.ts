import { dirname } from 'node:path';
import type { Editor } from './editor.ts';
import { namesPicture } from './links.ts';
import { LISTS } from './lists.ts';
import { without } from './merge-values.ts';
import { type FileChange, isThere } from './stored-files.ts';

/**
 * Changes with the pending photographs that the texts of their `own` files name; undefined when more is pending of the
 * others, which would be published too.
 */
export async function publishable(
  editor: Editor,
  files: readonly FileChange[],
  own: readonly string[],
): Promise<readonly FileChange[] | undefined> {
  const pending = await editor.pending();
  const [ours, others] = [true, false].map((isOurs) => files.filter(({ path }) => own.includes(path) === isOurs));
  if (pending.some(({ path }) => others?.some((file) => file.path === path))) return undefined;
  const isNamed = (path: string) => ours?.some(({ text }) => namesPicture(text, path));
  return [...pending.filter(({ path, picture }) => picture !== null && isNamed(path)), ...files];
}

/**
 * The pending changes that go with one when it is discarded, so that the rest has no problems that it did not have before:
 * those of the files that the check names, or else of the lists, or else what comes and goes in the same folders.
 */
export async function discardedWith(editor: Editor, path: string): Promise<readonly FileChange[]> {
  const pending = await editor.pending();
  const published = await editor.published();
  const before = (await editor.draft()).report.problems;
  const shownOf = (file: FileChange) => ({ path: file.path, ...editor.stateIn(published, file.path) });
  let gone = pending.filter((file) => file.path === path);
  for (;;) {
    const { problems } = (await editor.tryOut(gone.map(shownOf))).report;
    const found = without(problems, before);
    const left = found.length > 0 ? without(pending, gone) : [];
    const ties = [
      (file: FileChange) => found.some((problem) => problem.file === file.path),
      (file: FileChange) => LISTS.includes(file.path),
      (file: FileChange) => isThere(file) !== isThere(shownOf(file)) && gone.some((one) => isBeside(one, file)),
    ];
    const more = ties.map((isTied) => left.filter(isTied)).find(({ length }) => length > 0);
    if (!more) return gone;
    gone = [...gone, ...more];
  }
}

const isBeside = (one: FileChange, other: FileChange) => dirname(one.path) === dirname(other.path);
