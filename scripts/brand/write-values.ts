import { isMap, isNode, type Node, parseDocument, stringify, type YAMLMap } from 'yaml';

const STYLE = { lineWidth: 0, singleQuote: true };

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * A YAML text with other values for the fields of `wanted`, except those that it lacks. Whatever does not change stays as
 * it is written: comments, order, quotes and line breaks. A list that changes is replaced as a whole.
 */
export function writeValues(source: string, wanted: object): string {
  const { contents } = parseDocument(source);
  if (!isMap<Node, Node>(contents)) return source;
  return editsOf(source, contents, wanted)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source);
}

function editsOf(source: string, map: YAMLMap<Node, Node>, wanted: object): Edit[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const { key, value: present } = map.items.find((pair) => String(pair.key) === name) ?? {};
    if (isMap<Node, Node>(present)) return editsOf(source, present, value);
    const [start, end] = [key?.range?.[0], isNode(present) && present.range?.[1]];
    if (!end || start === undefined || JSON.stringify(present) === JSON.stringify(value)) return [];
    // Plain texts with commas have another meaning between braces.
    const text = map.flow ? `${name}: ${JSON.stringify(value)}` : stringify({ [name]: value }, STYLE).trim();
    const indented = text.replaceAll('\n', `\n${' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1)}`);
    return { start, end, text: source.slice(start, end).endsWith('\n') ? `${indented}\n` : indented };
  });
}
