import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { ContentProblem } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import { labelOf } from '../content/label-of.ts';
import type { Problem } from '../content/problem.ts';
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

/** A problem of the content as the desk shows it. */
export function describe({ file, field, label = labelOf(file, field), message }: Problem): ContentProblem {
  const key = field?.split('.').at(-1);
  const said = label ? message.replaceAll(`«${key}»`, `«${label}»`) : message;
  return {
    ...{ file, title: titleOf(file), href: formAt(file, field ?? '') ?? deskRoutes.content },
    ...{ field, label, message: said.replace(CONTENT_FILE, (path) => `«${titleOf(path)}»`) },
  };
}

/** A file in a sentence of the check. */
const CONTENT_FILE = /content\/[\w/.-]+\.(?:yaml|md)/g;
