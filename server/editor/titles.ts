import { schemaOf } from '../../domain/content/schemas.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { ContentProblem } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import type { Problem } from '../content/problem.ts';
import { inFolder, readFile } from './file-text.ts';

/** What the owner calls a file: for one of many, its own title. */
export function titleOf(path: string, text: string | null = null): string {
  const file = inFolder(path);
  const known = words.titles[file];
  if (known) return known;
  const { value } = readFile(path, text);
  const title = (value as { readonly title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : file.replace(/^.*\/|\.\w+$/g, '');
}

/** The address of a file's form; undefined for one without a form. */
export const formOf = (path: string): string | undefined =>
  schemaOf(inFolder(path)) && deskRoutes.contentFile(inFolder(path));

/** A problem of the content as the desk shows it. */
export const describe = ({ file, field, label, message }: Problem): ContentProblem => ({
  ...{ file, title: titleOf(file), href: formOf(file) ?? deskRoutes.content },
  ...{ field, label, message },
});
