import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { z } from 'zod';
import type { ContentFile } from './content-files.ts';
import type { Problem } from './problem.ts';
import { describeIssues } from './zod-problems.ts';

/** Validates an export of a `content/` module with a schema and locates each problem in the source. */
export function describeExport(file: ContentFile, name: string, value: unknown, schema: z.ZodType): Problem[] {
  const { error } = schema.safeParse(value);
  if (value === undefined || !error) return [];
  const source = ts.createSourceFile(file.file, file.text, ts.ScriptTarget.Latest, true);
  return describeIssues(error.issues, value).map(({ path, message }) => {
    const node = findNode(source, name, path);
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    return { file: file.file, line: line + 1, column: character + 1, field: path.join('.'), message };
  });
}

/** The exports of a module; none when it cannot be loaded, which the type check reports. */
export async function loadModule(root: string, { file, text }: ContentFile): Promise<Record<string, unknown>> {
  const url = pathToFileURL(`${root}/${file}`);
  // A query that depends on the content makes Node load a changed file again.
  url.search = createHash('sha256').update(text).digest('hex');
  return import(url.href).catch(() => ({}));
}

/** The property at a path within an exported literal, or the deepest part of the path that exists. */
function findNode(source: ts.SourceFile, name: string, path: readonly PropertyKey[]): ts.Node {
  let node = initializerOf(source, name) ?? source;
  for (const key of path) {
    const next = propertyOf(node, key);
    if (!next) break;
    node = next;
  }
  return ts.isPropertyAssignment(node.parent) ? node.parent : node;
}

/** The path of the field in which a node stands, within its constant: `bullets.1.title`. */
export function fieldOf(node: ts.Node): string {
  const path: string[] = [];
  for (let child = node; child.parent && !ts.isVariableDeclaration(child.parent); child = child.parent) {
    const { parent } = child;
    if (ts.isPropertyAssignment(parent)) path.unshift(parent.name.getText());
    else if (ts.isArrayLiteralExpression(parent)) path.unshift(String(parent.elements.indexOf(child as ts.Expression)));
  }
  return path.join('.');
}

/** The value of a constant at the top of a module. */
export function initializerOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => one.declarationList.declarations);
  return declarations.find((one) => one.name.getText() === name)?.initializer;
}

/** The value of a property or array item; for a shorthand such as `{ name }`, the property itself. */
export function propertyOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return propertyOf(node.expression, key);
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((one) => one.name?.getText() === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : property;
}
