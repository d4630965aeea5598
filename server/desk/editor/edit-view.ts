import { FILE_ROWS } from '../../../domain/content/form/form-value.ts';
import type { GroupShape } from '../../../domain/content/form/shape.ts';
import { SCHEMAS } from '../../../domain/content/schemas.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { isRecord } from '../../../domain/record.ts';
import { OPTIONAL_PAGES } from '../../../domain/site/optional-pages.ts';
import { isLogo } from '../../../domain/site/photo.ts';
import { type FileValue, fileShape, inFolder } from '../../editor/file-text.ts';
import { partOf, partsOf, titleOf } from '../../editor/titles.ts';
import { isPhotoPath } from '../../editor/uploads.ts';
import { NotFound } from '../desk-pages.ts';

/** The form of a file, or of a part. Throws NotFound for a file or part that does not exist. */
export function openForm(path: string, part?: string): GroupShape {
  const shape = fileShape(path);
  if (!shape) throw new NotFound();
  // A file that is a list is the only field of its form.
  const rows = [FILE_ROWS, { ...shape, label: titleOf(path) }] as const;
  if (shape.type !== 'group') return { type: 'group', optional: false, fields: [rows] };
  const fields = shape.fields.filter(([name, field]) => !part || partOf(name, field) === part);
  if (fields.length === 0) throw new NotFound();
  return { ...shape, fields };
}

const isOfRows = ({ fields }: GroupShape) => fields[0]?.[0] === FILE_ROWS;

/** The values of a file with those that its form, or that of a part, was sent with. */
export function fillIn(form: GroupShape, whole: unknown, sent: Readonly<Record<string, unknown>>): unknown {
  if (!isOfRows(form)) return { ...(isRecord(whole) && whole), ...sent };
  const rows = (sent[FILE_ROWS] ?? []) as readonly unknown[];
  // A file with nothing but comments stays one.
  return whole === undefined && rows.length === 0 ? undefined : rows;
}

export type Shown = FileValue & {
  readonly path: string;
  readonly part?: string | undefined;
  readonly base: string | null;
  /** The button that was pressed. */
  readonly button?: string | undefined;
};

/** The fields of a form with these values of the whole file. */
export const fieldsOf = (form: GroupShape | undefined, { value, body, base, button }: Shown) => ({
  shape: form,
  value: form && isOfRows(form) ? { [FILE_ROWS]: value } : value,
  body,
  base: base ?? '',
  button,
  problems: [],
});

/** The view of the form of a file. */
export function viewOf(form: GroupShape | undefined, shown: Shown, more: Partial<EditView> = {}): EditView {
  const { path, part, base } = shown;
  const file = inFolder(path);
  const parts = part ? undefined : partsOf(path);
  const record = recordOf(file);
  return {
    ...fieldsOf(parts ? undefined : form, shown),
    title: titleOf(path, base),
    action: deskRoutes.contentFile(file, part),
    back: part ? deskRoutes.contentFile(file) : deskRoutes.contentAt(file),
    part,
    parts,
    copy: record && deskRoutes.copyContent(record.kind, record.slug),
    remove: !part && isRemovable(file) ? deskRoutes.removeContent(file) : undefined,
    isNew: false,
    ...more,
  };
}

/** The kind and name of a plan, project or guide, which make the address of its page; undefined for another file. */
function recordOf(file: string): { readonly kind: string; readonly slug: string } | undefined {
  const [, kind = '', slug = ''] = /^(plans|projects|whitepapers)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  return slug && fileShape(`content/${file}`) ? { kind, slug } : undefined;
}

/** Whether the site can do without a file. */
export function isRemovable(file: string): boolean {
  if (isPhotoPath(`content/${file}`)) return !isLogo(file);
  const [, page] = /^pages\/([\w-]+)\.yaml$/.exec(file) ?? [];
  if (page) return OPTIONAL_PAGES.some((one) => one === page) || !(file in SCHEMAS);
  return recordOf(file) !== undefined;
}
