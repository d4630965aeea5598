import postcss from 'postcss';
import ts from 'typescript';
import { initializerOf, propertyOf } from '../check/module-values.ts';

/** A new value at a path in an exported literal, such as `['hours', 'opens']`. */
export type Change = { readonly path: readonly string[]; readonly value: unknown };

/** The changes that turn one record into another; a changed list is replaced as a whole. */
export function changesBetween(before: object, after: object, path: readonly string[] = []): Change[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([key, value]) => {
    const inner = old.get(key);
    if (isGroup(value) && isGroup(inner)) return changesBetween(inner, value, [...path, key]);
    return JSON.stringify(inner) === JSON.stringify(value) ? [] : { path: [...path, key], value };
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The source of a module with new values in one of its constants; comments and layout stay. A value that the module
 * computes from others, like an address from town and country, is left alone.
 */
export function writeValues(source: string, name: string, changes: readonly Change[]): string {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
  const places = changes.flatMap(({ path, value }) => {
    const node = literalAt(file, name, path);
    return node ? { start: node.getStart(), end: node.getEnd(), text: printValue(value) } : [];
  });
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source);
}

function literalAt(file: ts.SourceFile, name: string, path: readonly string[]): ts.Node | undefined {
  let node: ts.Node | undefined = initializerOf(file, name);
  for (const key of path) node = node && follow(file, propertyOf(node, key));
  return node && (ts.isLiteralExpression(node) || ts.isArrayLiteralExpression(node)) ? node : undefined;
}

/** The value of the constant that a property refers to, as in `{ town }`; any other node is returned as it is. */
function follow(file: ts.SourceFile, node: ts.Node | undefined): ts.Node | undefined {
  if (node && ts.isShorthandPropertyAssignment(node)) return initializerOf(file, node.name.text);
  return node && ts.isIdentifier(node) ? initializerOf(file, node.text) : node;
}

function printValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (Array.isArray(value)) {
    const lines = value.map((item) => `    ${printValue(item)},\n`);
    return lines.length > 0 ? `[\n${lines.join('')}  ]` : '[]';
  }
  if (!isGroup(value)) return String(value);
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${printValue(inner)}`);
  return `{ ${pairs.join(', ')} }`;
}

/** The palette with new values; comments and layout stay. */
export function writePalette(css: string, values: Readonly<Record<string, string>>): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls(/^--/, (declaration) => {
    declaration.value = values[declaration.prop.slice(2)] ?? declaration.value;
  });
  return sheet.toString();
}
