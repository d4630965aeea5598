import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { labelAt } from '../../domain/content/field-list.ts';
import { schemaOf } from '../../domain/content/schemas.ts';
import type { ContentFile } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Place } from './report.ts';

/** A text in a YAML file, with its place and the name of its field. */
export type Leaf = Place & {
  /** Path within the file: `bullets.0.title`. */
  readonly field: string;
  /** The last name in the path, without numbers of list items: `title`. */
  readonly key: string;
  readonly text: string;
};

/** The texts of a YAML file, in order; none of one that cannot be parsed. */
export function leavesOf({ file, text }: ContentFile): readonly Leaf[] {
  if (!file.endsWith('.yaml')) return [];
  const { document, lines } = parseYaml(text);
  if (document.errors.length > 0) return [];
  return textsIn(document.contents, []).map(({ offset, path, text: found }) => {
    const { line, col: column } = lines.linePos(offset);
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return { file, line, column, field: path.join('.'), key, text: found };
  });
}

/** The lines of a Markdown file; none of another one. */
export const linesOf = ({ file, text }: ContentFile): readonly Leaf[] =>
  file.endsWith('.md')
    ? text.split('\n').map((line, index) => ({ file, line: index + 1, column: 1, field: '', key: '', text: line }))
    : [];

/** The texts below a node, each with its path; the place of a field is that of its name. */
function textsIn(node: unknown, path: readonly string[], name?: Node): Found[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => textsIn(value, [...path, String(key)], key as Node));
  if (isSeq(node)) return node.items.flatMap((item, index) => textsIn(item, [...path, String(index)]));
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  return [{ text: node.value, offset: (name ?? node).range?.[0] ?? 0, path }];
}
type Found = { readonly text: string; readonly offset: number; readonly path: readonly string[] };

/** What the owner calls a field of a file, `pictures.0.image`; undefined for one that no schema knows. */
export function labelOf(file: string, field: string | undefined): string | undefined {
  const schema = schemaOf(file.slice('content/'.length));
  const path = field?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return schema && path && labelAt(schema, path);
}
