import { type Document, isMap, isNode, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { labelAt } from '../../domain/content/field-list.ts';
import { type Facts, fillFacts } from './facts.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Place, Problem } from './report.ts';
import { checkWords as words } from './words.ts';
import { describeIssues } from './zod-problems.ts';

export type Checked<T> = {
  /** Absent when there are problems. */
  readonly value?: T;
  readonly problems: readonly Problem[];
  /** Position of a field in its file. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
};

/**
 * Parses YAML and validates it with a schema. `firstLine` is the line of the file where the YAML begins, which is
 * greater than 1 for the front matter of Markdown; `facts` are filled in before the value is validated. Problems are
 * returned, not thrown.
 */
export function checkYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  { firstLine = 1, facts }: { firstLine?: number; facts?: Facts | undefined } = {},
): Checked<z.infer<S>> {
  const { document, lines } = parseYaml(text);
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  const placeOf = (path: readonly PropertyKey[]) => at(offsetOf(document, path));
  const [error] = document.errors;
  if (error) {
    return { placeOf, problems: [{ ...at(offsetOfError(document, error)), message: describeError(document, error) }] };
  }
  const given = valuesOf(document);
  if (given === undefined) return { placeOf, problems: [{ ...at(firstAlias(document)), message: words.yaml.aliases }] };
  const filled = facts ? fillFacts(given, facts) : given;
  const { data, error: invalid } = schema.safeParse(filled);
  if (!invalid) return { value: data, placeOf, problems: [] };
  const problems = describeIssues(invalid.issues, filled).map(({ path, message }) => ({
    ...placeOf(path),
    field: path.join('.'),
    label: labelAt(schema, path),
    message,
  }));
  return { placeOf, problems };
}

/** Offset of the first `*` that YAML takes for an alias. */
function firstAlias(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias: (_key, { range }) => {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** The values of a document; undefined for one with an alias (`*`) to nothing, or with aliases that multiply. */
function valuesOf(document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** Offset of a field in the text; for a missing field, the start of the mapping that should contain it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
  const node = pair?.key ?? document.getIn(path, true) ?? parent;
  return (isNode(node) && node.range?.[0]) || 0;
}

/** Says what a syntax error is, and which field is there twice. */
function describeError(document: Document, { code, pos: [offset] }: YAMLError): string {
  if (code !== 'DUPLICATE_KEY') return words.yaml.codes[code] ?? words.yaml.syntax;
  let field = '';
  visit(document, {
    Pair: (_key, { key }) => {
      if (isNode(key) && key.range?.[0] === offset) field = String(key);
    },
  });
  return words.yaml.duplicate(field);
}

/** Offset of a syntax error. For an unclosed quote, that of the quote instead of the end of the file. */
function offsetOfError(document: Document, { code, pos: [noticed] }: YAMLError): number {
  let offset = noticed;
  if (code !== 'MISSING_CHAR') return offset;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[0] < noticed && range[1] >= noticed) offset = range[0];
    },
  });
  return offset;
}

/** A block between two `---` lines, and the text after it. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\n|$)/;

/** The front matter of a Markdown file, between its two `---` lines; undefined when there is none. */
export const frontMatter = (text: string): string | undefined => FRONT_MATTER.exec(text)?.[1];

/** The text of a Markdown file without its front matter. */
export const bodyOf = (text: string): string => text.replace(FRONT_MATTER, '');
