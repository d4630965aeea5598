import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { editYaml } from '../../server/editor/edit-yaml.ts';
import { withValue } from './company-questions.ts';

/** Gives one field of a file another value. */
export const set = (folder: string, file: string, field: string, value: unknown): void =>
  edit(folder, file, (values: object) => withValue(values, field.split('.'), value));

/** Gives a file other values; whatever keeps its value keeps its comments and its order. */
export function edit<Value>(folder: string, file: string, change: (value: Value) => unknown): void {
  const place = join(folder, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, editYaml(text, change(parse(text))));
}
