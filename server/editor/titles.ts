import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { ContentProblem } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import { labelOf } from '../content/label-of.ts';
import type { Problem } from '../content/problem.ts';
import type { ContentStates } from './content-states.ts';
import { inFolder, readFile } from './file-text.ts';
import { idOf } from './links.ts';
import { formAt } from './parts.ts';

/** What the owner calls a file: for one of many, its own title. */
export function titleOf(path: string, text: string | null = null): string {
  const file = inFolder(path);
  const known = words.titles[file];
  if (known) return known;
  const { value } = readFile(path, text);
  const title = (value as { readonly title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : idOf(file);
}

/** Problems of the content as the desk shows them: with titles in place of the names of files. */
export async function describeAll(
  editor: ContentStates,
  problems: readonly Problem[],
): Promise<readonly ContentProblem[]> {
  const drafted = await editor.drafted();
  const nameOf = (path: string) =>
    titleOf(path, drafted.find((file) => file.path === path)?.text ?? groundIn(editor, path));
  return problems.map(({ file, field, label = labelOf(file, field), message }) => {
    const key = field?.split('.').at(-1);
    const said = label ? message.replaceAll(`«${key}»`, `«${label}»`) : message;
    return {
      ...{ file, title: nameOf(file), href: formAt(file, field ?? '') ?? deskRoutes.content },
      ...{ field, label },
      message: said
        .replace(CONTENT_FILE, (path) => `«${nameOf(path)}»`)
        .replace(PLAN, (id) => nameOf(`content/plans/${id}.yaml`)),
    };
  });
}

/** The text of a file of the folder; null for one that cannot be read, which is a problem of its own. */
function groundIn(editor: ContentStates, path: string): string | null {
  try {
    return editor.groundOf(path).text;
  } catch {
    return null;
  }
}

/** A file in a sentence of the check, and a plan. */
const CONTENT_FILE = /content\/(?:[\w-]+\/)*[\w-]+\.(?:yaml|md)/g;
const PLAN = /(?<=plan «)[\w-]+(?=»)/g;
