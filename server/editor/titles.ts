import { type Shape, sizeOf } from '../../domain/content/form/shape.ts';
import { schemaOf } from '../../domain/content/schemas.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import type { ContentProblem, EditView } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import { isPhoto } from '../../domain/site/photo.ts';
import { labelOf } from '../content/leaves.ts';
import type { Problem } from '../content/report.ts';
import { bodyOf } from '../content/yaml.ts';
import type { ContentStates } from './content-states.ts';
import { fileShape, inFolder, readFile } from './file-text.ts';
import { idOf } from './links.ts';
import type { FileChange } from './stored-files.ts';

/** What the owner calls a file: for one of many, its own title. */
export function titleOf(path: string, text: string | null = null): string {
  const file = inFolder(path);
  const known = file === 'logo.svg' ? words.logo : schemaOf(file)?.meta()?.title;
  if (known) return known;
  if (isPhoto(path)) return `${words.guide.photo}: ${idOf(file)}`;
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
  const textOf = (path: string) => drafted.find((file) => file.path === path)?.text ?? groundIn(editor, path);
  const nameOf = (path: string) => titleOf(path, textOf(path));
  return problems.map(({ file, field, label = labelOf(file, field), message }) => {
    const key = field?.split('.').at(-1);
    // A key that the agency chose is what the message found, not the name of the field.
    const said = label && !label.endsWith(`«${key}»`) ? message.replaceAll(`«${key}»`, `«${label}»`) : message;
    return {
      ...{ file, title: nameOf(file), href: formAt(file, field ?? '') ?? deskRoutes.content },
      ...{ field, label: [...rowsAbove(file, textOf(file), field), label].filter(Boolean).join(' › ') || undefined },
      message: said
        .replace(CONTENT_FILE, (path) => `«${nameOf(path)}»`)
        .replace(PLAN, (id) => nameOf(`content/plans/${id}.yaml`)),
    };
  });
}

/** The rows of lists in which a field stands, as the form counts them: `Enlaces 2`. */
function rowsAbove(file: string, text: string | null, field = ''): readonly string[] {
  const parts = field.split('.');
  const listAt = (at: number) => labelOf(file, parts.slice(0, at).join('.')) ?? titleOf(file, text);
  let { value }: { value?: unknown } = readFile(file, text);
  return parts.flatMap((part, at) => {
    // A digit may be a name too, as those of the levels of plans are.
    const isRow = Array.isArray(value);
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[part];
    return isRow ? `${listAt(at)} ${Number(part) + 1}` : [];
  });
}

/**
 * Problems of the files of a form, which it would make, as the desk shows them in it: those in the text of a guide stand
 * beside that.
 */
export function describeOwn(editor: ContentStates, files: readonly FileChange[], problems: readonly Problem[]) {
  const isInBody = ({ file, field, line = 0 }: Problem) => {
    const { text } = files.find(({ path }) => path === file) ?? { text: null };
    if (field || text === null || !file.endsWith('.md')) return false;
    return line >= text.slice(0, text.length - bodyOf(text).length).split('\n').length;
  };
  const inBody = { field: FORM_FIELDS.body, label: words.guide.body };
  return describeAll(
    editor,
    problems.map((one) => (isInBody(one) ? { ...one, ...inBody } : one)),
  );
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

/** A file with more values has a form for each of its parts. */
const LONG = 60;
/** The part with the values that stand in no group. */
const GENERAL = 'general';

/** The part of a long file with a field. */
export const partOf = (name: string, field: Shape) => (field.type === 'leaf' ? GENERAL : name);

/** The parts of a long file, in its order; none of a short one. */
export function partsOf(path: string): EditView['parts'] {
  const shape = fileShape(path);
  if (shape?.type !== 'group' || sizeOf(shape) <= LONG) return undefined;
  const parts = new Map(shape.fields.map(([name, field]) => [partOf(name, field), field.label ?? name]));
  return [...parts].map(([part, label]) => ({
    label: part === GENERAL ? words.form.general : label,
    href: deskRoutes.contentFile(inFolder(path), part),
  }));
}

/** The form with a field of a file, at that field, opened from a place of the site; undefined for a file without a form. */
export function formAt(path: string, field: string, place?: string): string | undefined {
  const shape = fileShape(path);
  if (!shape) return undefined;
  const [name = ''] = field.split('.');
  const named = shape.type === 'group' ? shape.fields.find(([one]) => one === name)?.[1] : undefined;
  const part = named && partsOf(path) ? partOf(name, named) : undefined;
  const isField = shape.type === 'group' ? named : field;
  return deskRoutes.contentFile(inFolder(path), part, place) + (isField ? `#${field}` : '');
}
