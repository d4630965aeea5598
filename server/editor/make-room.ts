import { isRecord } from '../../domain/record.ts';
import { readPlaces } from '../content/read-records.ts';
import type { Editor } from './editor.ts';
import { readFile, writeFile } from './file-text.ts';
import type { FileChange } from './stored-files.ts';

/** The projects that make room for one at a place of another: that one and those right behind it, each one place further. */
export async function makeRoom(editor: Editor, { path, text }: FileChange): Promise<readonly FileChange[]> {
  const { value: project } = readFile(path, text);
  if (!path.startsWith('content/projects/') || !isRecord(project)) return [];
  const { projects } = readPlaces(await editor.files());
  const moved: FileChange[] = [];
  let taken = project['order'];
  for (const other of projects.toSorted((one, next) => one.value.order - next.value.order)) {
    if (other.file === path || other.value.order !== taken) continue;
    taken = other.value.order + 1;
    const { value } = readFile(other.file, other.text);
    moved.push({
      path: other.file,
      text: writeFile(other.file, other.text, { value: { ...(value as object), order: taken } }),
      picture: null,
    });
  }
  return moved;
}
