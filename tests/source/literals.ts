import ts from 'typescript';
import { report, type SourceFile } from './source-files.ts';

/** A text literal: a string, part of a template, JSX text, or a regular expression without its escapes. */
export type Literal = { readonly index: number; readonly text: string; readonly attribute: string | undefined };

/** All text literals in a TypeScript or Astro file. */
export function literalsOf({ path, text }: SourceFile): Literal[] {
  if (path.endsWith('.astro')) return literalsOfAstro(text);
  const found: Literal[] = [];
  const visit = (node: ts.Node) => {
    const shown = textOf(node);
    if (shown !== undefined) found.push({ index: node.getStart(), text: shown, attribute: attributeOf(node) });
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** Where the files have literals that they should not have. */
export function findLiterals(
  files: readonly SourceFile[],
  isWrong: (literal: Literal) => boolean,
  read: (file: SourceFile) => Literal[] = literalsOf,
): string[] {
  return files.flatMap((file) => {
    const found = read(file).filter(isWrong);
    return report(
      file,
      found.map(({ index, text }) => ({ index, what: text.trim() })),
    );
  });
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/\\([^\w])/g, '$1');
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : undefined;
}

function attributeOf(node: ts.Node): string | undefined {
  return ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : undefined;
}

/** Text literals in an Astro file, which TypeScript cannot parse: quoted strings and text between tags. */
function literalsOfAstro(text: string): Literal[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*import .*$|(?<!:)\/\/.*$/gm, (comment) =>
    ' '.repeat(comment.length),
  );
  return [...bare.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g)].map((match) => ({
    index: match.index,
    text: match.slice(1).find((part) => part !== undefined) ?? '',
    attribute: undefined,
  }));
}
