import { formOrder, type Shape, sizeOf } from '../../domain/content/form/shape.ts';
import { schemaOf } from '../../domain/content/schemas.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import type { ContentProblem, EditView } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import { isRecord } from '../../domain/record.ts';
import { isPhoto } from '../../domain/site/photo.ts';
import { labelOf } from '../content/leaves.ts';
import type { Problem } from '../content/report.ts';
import { bodyOf } from '../content/yaml.ts';
import type { ContentStates } from './content-states.ts';
import { fileShape, inFolder, readFile } from './file-text.ts';
import { idOf } from './links.ts';
import { type FileChange, over } from './stored-files.ts';

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

/** Problems of the content, with `files` over what is pending, as the desk shows them: titles in place of the names of files. */
export async function describeAll(
  editor: ContentStates,
  problems: readonly Problem[],
  files: readonly FileChange[] = [],
): Promise<readonly ContentProblem[]> {
  const drafted = over<FileChange>(await editor.drafted(), files);
  const textOf = (path: string) => drafted.find((file) => file.path === path)?.text ?? groundIn(editor, path);
  const nameOf = (path: string) => titleOf(path, textOf(path));
  return problems.map(({ file, field, label = labelOf(file, field), message }) => {
    const key = field?.split('.').at(-1);
    // A key that the agency chose is what the message found, not the name of the field.
    const said = label && !label.endsWith(`«${key}»`) ? message.replaceAll(`«${key}»`, `«${label}»`) : message;
    return {
      ...{ file, title: nameOf(file), href: formAt(file, field ?? '') ?? deskRoutes.content },
      ...{ field, label: withAbove(file, textOf(file), field, label) },
      message: said
        .replace(CONTENT_FILE, (path) => `«${nameOf(path)}»`)
        .replace(PLAN, (id) => nameOf(`content/plans/${id}.yaml`)),
    };
  });
}

/** What the owner calls a field, below its groups and the rows of lists, as the form counts them: `Enlaces 2 › Texto`. */
function withAbove(file: string, text: string | null, field = '', label = ''): string | undefined {
  const parts = field.split('.');
  const labelTo = (at: number) => labelOf(file, parts.slice(0, at).join('.'));
  let { value }: { value?: unknown } = readFile(file, text);
  const above = parts.map((part, at) => {
    // A digit may be a name too, as those of the levels of plans are.
    const isRow = Array.isArray(value);
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[part];
    if (isRow) return `${labelTo(at) ?? titleOf(file, text)} ${Number(part) + 1}`;
    return isRecord(value) && at < parts.length - 1 ? labelTo(at + 1) : undefined;
  });
  const labels = [...above, label].flatMap((one) => one || []);
  // A group may have the name of its first field.
  return labels.filter((one, at) => !labels[at + 1]?.startsWith(one)).join(' › ') || undefined;
}

/**
 * Problems of the files of a form, which it would make, as the desk shows them in it and in its order: those in the text of a
 * guide stand beside that.
 */
export function describeOwn(
  editor: ContentStates,
  files: readonly FileChange[],
  problems: readonly Problem[],
  form?: Shape,
) {
  const isInBody = ({ file, field, line = 0 }: Problem) => {
    const { text } = files.find(({ path }) => path === file) ?? { text: null };
    if (field || text === null || !file.endsWith('.md')) return false;
    return line >= text.slice(0, text.length - bodyOf(text).length).split('\n').length;
  };
  const inBody = { field: FORM_FIELDS.body, label: words.guide.body };
  const placed = problems.map((one) => (isInBody(one) ? { ...one, ...inBody } : one));
  const orderOf = ({ file, field = '' }: Problem) => file + formOrder(form ?? fileShape(file), field.split('.'));
  return describeAll(
    editor,
    placed.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other))),
    files,
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
