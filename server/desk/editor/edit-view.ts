import type { Content } from '../../../domain/content/content.ts';
import type { Names } from '../../../domain/content/fields.ts';
import { FILE_ROWS as ROWS, toForm } from '../../../domain/content/form/form-value.ts';
import type { GroupShape } from '../../../domain/content/form/shape.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../../domain/desk/editor/words.ts';
import { OPTIONAL_PAGES } from '../../../domain/site/optional-pages.ts';
import { isLogo, LOGO_FOLDER } from '../../../domain/site/photo.ts';
import { type FileValue, fileShape, inFolder } from '../../editor/file-text.ts';
import { partOf, partsOf } from '../../editor/parts.ts';
import { titleOf } from '../../editor/titles.ts';

/** What a form shows of a file. */
export type Form = {
  readonly shape: GroupShape;
  /** The file's values with those of the form. */
  readonly fill: (whole: unknown, part: unknown) => unknown;
  /** The form's values. */
  readonly take: (whole: unknown) => unknown;
};

/** The form of a file, or of a part; undefined for a file or part that does not exist. */
export function openForm(path: string, part?: string): Form | undefined {
  const shape = fileShape(path);
  if (!shape) return undefined;
  if (shape.type !== 'group') {
    const rows: GroupShape = { type: 'group', optional: false, fields: [[ROWS, shape]] };
    // A file with nothing but comments stays one.
    const fill = (whole: unknown, form: unknown) => {
      const filled = (read(form, ROWS) ?? []) as readonly unknown[];
      return whole === undefined && filled.length === 0 ? undefined : filled;
    };
    return { shape: rows, fill, take: (whole) => ({ [ROWS]: whole ?? [] }) };
  }
  const fields = shape.fields.filter(([name, field]) => !part || partOf(name, field) === part);
  if (fields.length === 0) return undefined;
  const fill = (whole: unknown, form: unknown) => ({ ...(whole as object), ...(form as object) });
  return { shape: { ...shape, fields }, fill, take: (whole) => whole };
}

const read = (value: unknown, name: string): unknown =>
  (value as Readonly<Record<string, unknown>> | undefined)?.[name];
/** What a view is made from. */
export type Shown = FileValue & {
  readonly path: string;
  readonly part?: string | undefined;
  readonly base: string | null;
};

/** The view of a form with these values of the whole file. */
export function viewOf(
  form: Form | undefined,
  { path, part, value, body, base }: Shown,
  more: Partial<EditView> = {},
): EditView {
  const file = inFolder(path);
  const parts = part ? undefined : partsOf(path);
  return {
    title: titleOf(path, base),
    action: deskRoutes.contentFile(file, part),
    back: part ? deskRoutes.contentFile(file) : deskRoutes.content,
    part,
    parts,
    shape: parts ? undefined : form?.shape,
    value: form && toForm(form.shape, form.take(value)),
    body,
    base: base ?? '',
    problems: [],
    address: part ? undefined : addressOf(file),
    copy: copyOf(file),
    remove: !part && isRemovable(file) ? deskRoutes.removeContent(file) : undefined,
    isNew: false,
    ...more,
  };
}

/** Where a copy of a plan, project or guide is made. */
function copyOf(file: string): string | undefined {
  const [, kind = '', slug] = /^(plans|projects|whitepapers)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  return slug && deskRoutes.copyContent(kind, slug);
}

/** The form for another address; undefined for a page whose file does not give it its address. */
export function addressOf(file: string): EditView['address'] {
  const [, slug] = /^(?:plans|projects|whitepapers)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  return slug && fileShape(`content/${file}`) ? { action: deskRoutes.moveContent(file), slug } : undefined;
}

/** Whether the site can do without a file. */
export function isRemovable(file: string): boolean {
  const [, page] = /^pages\/([\w-]+)\.yaml$/.exec(file) ?? [];
  if (page) return OPTIONAL_PAGES.some((one) => one === page) || !(`pages/${page}.yaml` in words.titles);
  return /^(?:plans|projects|whitepapers)\//.test(file) && fileShape(`content/${file}`) !== undefined;
}

/** What the fields of a form may name: of a guide, photographs only. */
export const namesIn = ({ pictures, plans, catalogue, planPage }: Content, isGuide = false): Names => {
  const services = catalogue.services.map(({ slug }) => slug);
  return {
    picture: Object.keys(pictures).flatMap((path) => {
      if (isLogo(path)) return isGuide ? [] : path.slice(LOGO_FOLDER.length);
      return path.startsWith('images/') ? path.slice('images/'.length) : [];
    }),
    plan: Object.keys(plans),
    service: services,
    'plan-type': [...new Set([...Object.keys(planPage.kinds), ...services])],
  };
};
