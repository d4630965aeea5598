import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { filesIn, paths, type SourceFile } from './source-files.ts';

const modules = filesIn(['content', 'tests/fixtures/brand'], ['.ts']);

/** Values that are not words. */
const UNTYPED = /\/llms\.ts$/;

/** Exported objects and lists without a type, so that the check could not say what is missing in them. */
function untypedExports({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type, initializer }) => !type && initializer && isLiteral(initializer))
    .map(({ name }) => `${path}: ${name.getText()}`);
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isAsExpression(node)) return isLiteral(node.expression);
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

test('modules of content/ have types, by which the check reports a missing text', () => {
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter(({ path }) => !UNTYPED.test(path)).flatMap(untypedExports)).toEqual([]);
});

test("the owner's guide names every file of content/ that is not one of many", () => {
  const guide = readFileSync('docs/guia-del-propietario.md', 'utf8');
  // The pages of services are the owner's own; a new one needs no line in the guide.
  const pages = catalogue.services.map(({ page }) => `content/pages/${page}.ts`);
  const single = paths.filter((path) => /^content\/(?:pages\/)?[^/]+$/.test(path) && !pages.includes(path));
  expect(single.length).toBeGreaterThan(15);
  expect(single.filter((path) => !guide.includes(`\`${path}\``) && !guide.includes(`\`${basename(path)}\``))).toEqual(
    [],
  );
});
