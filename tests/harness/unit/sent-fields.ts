import { inside, rowsField } from '../../../domain/content/form/form-value.ts';
import type { Shape } from '../../../domain/content/form/shape.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';

/** The fields of a form as a browser sends them; of texts alone, without rows that are empty. */
export const fieldsOf = ({
  shape,
  value,
  base,
  body,
}: Pick<EditView, 'shape' | 'value' | 'base' | 'body'>): Record<string, string> => ({
  [FORM_FIELDS.base]: base,
  ...(body !== undefined && { [FORM_FIELDS.body]: body }),
  ...(shape && Object.fromEntries(listFields(shape, '', value))),
});

function listFields(shape: Shape, name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined || value === false || value === null) return [];
  if (shape.type === 'leaf') return [[name, String(value)]];
  if (shape.type === 'group') {
    const values = value as Readonly<Record<string, unknown>>;
    return shape.fields.flatMap(([key, field]) => listFields(field, inside(name, key), values[key]));
  }
  if (shape.type !== 'list') return [];
  const rows = value as readonly unknown[];
  const fields = rows.flatMap((row, index) => listFields(shape.item, inside(name, index), row));
  return [[rowsField(name), String(rows.length)], ...fields];
}
