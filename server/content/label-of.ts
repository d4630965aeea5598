import { labelAt } from '../../domain/content/field-list.ts';
import { schemaOf } from '../../domain/content/schemas.ts';

/** What the owner calls a field of a file, `pictures.0.image`; undefined for one that no schema knows. */
export function labelOf(file: string, field: string | undefined): string | undefined {
  const schema = schemaOf(file.slice('content/'.length));
  const path = field?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return schema && path && labelAt(schema, path);
}
