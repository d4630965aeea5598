import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { ContentFile } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Place } from './problem.ts';

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
  return scalarsIn(document.contents, []).map(({ node, path }) => {
    const { line, col: column } = lines.linePos(node.range?.[0] ?? 0);
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return { file, line, column, field: path.join('.'), key, text: String(node.value) };
  });
}

/** The lines of a Markdown file; none of another one. */
export const linesOf = ({ file, text }: ContentFile): readonly Leaf[] =>
  file.endsWith('.md')
    ? text.split('\n').map((line, index) => ({ file, line: index + 1, column: 1, field: '', key: '', text: line }))
    : [];

/** The texts below a node, each with its path; the place of a field is that of its name. */
function scalarsIn(node: unknown, path: readonly string[], name?: Node): Found[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => scalarsIn(value, [...path, String(key)], key as Node));
  if (isSeq(node)) return node.items.flatMap((item, index) => scalarsIn(item, [...path, String(index)]));
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  return [{ node: { value: node.value, range: (name ?? node).range }, path }];
}
type Found = { readonly node: Pick<Scalar, 'value' | 'range'>; readonly path: readonly string[] };
