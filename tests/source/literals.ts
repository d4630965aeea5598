import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** A text literal: a string, part of a template or JSX text. */
export type Literal = { readonly index: number; readonly text: string; readonly attribute: string | undefined };

/** All text literals in a TypeScript file, except import paths. */
export function literalsOf({ path, text }: SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isText(node)) found.push({ index: node.getStart(), text: node.text, attribute: attributeOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/** All text literals and regular expressions, including import paths; regular expressions without escapes. */
export function allLiteralsOf({ path, text }: SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node) => {
    const isPattern = ts.isRegularExpressionLiteral(node);
    if (isPattern || isText(node)) {
      const shown = isPattern ? node.text.replace(/\\([^\w])/g, '$1') : node.text;
      found.push({ index: node.getStart(), text: shown, attribute: attributeOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/** Names and positions of the JSX attributes in a file. */
export function attributesOf({ path, text }: SourceFile): { index: number; what: string }[] {
  const found: { index: number; what: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node)) found.push({ index: node.getStart(), what: node.name.getText() });
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

function parse(path: string, text: string) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteralLikeNode | ts.JsxText {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
}

function attributeOf(node: ts.Node): string | undefined {
  return ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : undefined;
}

/** Text literals in an Astro file, which TypeScript cannot parse: quoted strings and text between tags. */
export function literalsOfAstro(text: string): Literal[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*import .*$|(?<!:)\/\/.*$/gm, (comment) =>
    ' '.repeat(comment.length),
  );
  return [...bare.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g)].map((match) => ({
    index: match.index,
    text: match.slice(1).find((part) => part !== undefined) ?? '',
    attribute: undefined,
  }));
}
