import { type Shape, sizeOf } from '../../domain/content/form/shape.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { EditView } from '../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import { fileShape, inFolder } from './file-text.ts';

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
  return deskRoutes.contentFile(inFolder(path), part, place) + (named ? `#${field}` : '');
}
