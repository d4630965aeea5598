import { stringify } from 'yaml';
import { type Shape, shapeOf } from '../../domain/content/form/shape.ts';
import { schemaOf } from '../../domain/content/schemas.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import type { Problem } from '../content/report.ts';
import { bodyOf, checkYaml, frontMatter } from '../content/yaml.ts';
import { editYaml } from './edit-yaml.ts';
import { mergeValues, withoutBlanks } from './merge-values.ts';

/** A file as values: what its schema describes, and of Markdown the text below it. */
export type FileValue = { readonly value: unknown; readonly body?: string | undefined };

const isMarkdown = (path: string) => path.endsWith('.md');

/** The text of a guide as it stands in a form, and in a file that was changed: without empty lines around it. */
const tidy = (body: string) => body.trim() && `${body.replace(/^\n+/, '').trimEnd()}\n`;

/** The path inside the content folder. */
export const inFolder = (path: string) => path.slice('content/'.length);

/** The shape of a file's values; undefined for one that no form shows. */
export function fileShape(path: string): Shape | undefined {
  const schema = schemaOf(inFolder(path));
  return schema && shapeOf(schema);
}

const yamlIn = (path: string, text: string) => (isMarkdown(path) ? (frontMatter(text) ?? '') : text);

/** What keeps a file's text from being parsed, as when it was edited in the folder; nothing for one that can be. */
export function syntaxProblems(path: string, text: string): readonly Problem[] {
  const schema = schemaOf(inFolder(path));
  const yaml = yamlIn(path, text);
  return schema && !parseValid(yaml) ? checkYaml(path, yaml, schema).problems : [];
}

/** Reads a text as values; a text with mistakes has none. */
export function readFile(path: string, text: string | null): FileValue {
  if (text === null) return { value: undefined };
  return {
    value: parseValid(yamlIn(path, text))?.value,
    ...(isMarkdown(path) && { body: tidy(bodyOf(text).replaceAll('\r\n', '\n')) }),
  };
}

/** The value of a YAML text; undefined for one with mistakes. */
function parseValid(yaml: string): { readonly value: unknown } | undefined {
  try {
    const { document } = parseYaml(yaml);
    return document.errors.length > 0 ? undefined : { value: document.toJS() ?? undefined };
  } catch {
    return undefined;
  }
}

/** A text with other values; whatever keeps its value keeps its bytes. */
export function writeFile(path: string, text: string | null, { value, body = '' }: FileValue): string {
  if (!isMarkdown(path)) {
    const yaml = text === null ? stringify(withoutBlanks(value)) : editYaml(text, value);
    // A file of comments only is an empty list.
    const isEmptied = yaml !== text && Array.isArray(value) && value.length === 0;
    return isEmptied ? yaml.replace(/^\[\]\n/m, '') : yaml;
  }
  const head = text === null ? undefined : frontMatter(text);
  const written = head === undefined ? stringify(withoutBlanks(value)) : editYaml(`${head}\n`, value);
  const isSameBody = text !== null && readFile(path, text).body === tidy(body);
  const below = isSameBody ? bodyOf(text) : `\n${tidy(body)}`;
  return `---\n${written.trimEnd()}\n---\n${below}`;
}

type Change = { readonly path: string; readonly text: string | null };
/** A change, joined with what the file has become since. */
export type Joined<C extends Change> = C & { readonly hasConflict: boolean; readonly isUnreadable?: boolean };

/** A change of a file over what others made of it since: `then` is the text that it was begun with, null of a new file. */
export function overNow<C extends Change>(change: C, then: string | null, now: string | null): Joined<C> {
  const { path, text } = change;
  if (text === null || now === null || then === now) return { ...change, hasConflict: false };
  try {
    return { ...change, ...mergeFiles(path, then, text, now) };
  } catch {
    // The check reports a text that cannot be parsed.
    return { ...change, hasConflict: false, isUnreadable: true };
  }
}

/** Joins two texts that were made from the same one (`mergeValues`). Comments are those of `theirs`. */
export function mergeFiles(path: string, base: string | null, mine: string, theirs: string) {
  const read = (text: string | null) => readFile(path, text);
  const { value, hasConflict } = mergeValues(read(base), read(mine), read(theirs));
  return { text: writeFile(path, theirs, value as FileValue), hasConflict };
}
