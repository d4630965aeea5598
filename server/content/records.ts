import { basename, extname } from 'node:path';
import type { z } from 'zod';
import { slugify } from '../../domain/site/slug.ts';
import type { ContentFile } from './content-files.ts';
import type { Facts } from './facts.ts';
import type { Place, Problem } from './report.ts';
import { checkWords as words } from './words.ts';
import { type Checked, checkYaml, frontMatter } from './yaml.ts';

export type Record<T> = {
  readonly file: string;
  /** The whole text of the file. */
  readonly text: string;
  readonly slug: string;
  readonly value: T;
  /** Where a field stands in the file. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
};
export type Records<T> = {
  /** The valid records only. */
  readonly records: readonly Record<T>[];
  readonly problems: readonly Problem[];
};

/**
 * Validates the files of a folder with a schema (of Markdown files, the front matter), and checks their names. `facts`
 * are filled in before.
 */
export function checkRecords<S extends z.ZodType>(
  files: readonly ContentFile[],
  folder: string,
  schema: S,
  facts?: Facts,
): Records<z.infer<S>> {
  const inside = files.filter(({ file }) => file.startsWith(`${folder}/`) && /\.(yaml|md)$/.test(file));
  const checked = inside.map((file) => ({ ...file, slug: slugOf(file.file), ...checkRecord(file, schema, facts) }));
  return {
    records: checked.flatMap(({ file, text, slug, value, placeOf }) =>
      value === undefined ? [] : { file, text, slug, value, placeOf },
    ),
    problems: [...checked.flatMap(({ problems }) => problems), ...checkNames(inside)],
  };
}

function checkRecord<S extends z.ZodType>({ file, text }: ContentFile, schema: S, facts?: Facts): Checked<z.infer<S>> {
  if (!file.endsWith('.md')) return checkYaml(file, text, schema, { facts });
  const head = frontMatter(text);
  // The front matter begins in the second line, after the opening dashes.
  return head === undefined
    ? { placeOf: () => ({ file, line: 1 }), problems: [{ file, line: 1, message: words.yaml.noHead }] }
    : checkYaml(file, head, schema, { facts, firstLine: 2 });
}

const slugOf = (file: string) => basename(file, extname(file));

/** Whether a file's name can become part of an address. One that cannot, such as «x (copia)», is renamed or removed first. */
export const isSlug = (name: string): boolean => slugify(name) === name;

/** A file's name becomes part of an address, so it must be a slug, and unique. */
function checkNames(files: readonly ContentFile[]): Problem[] {
  const byAddress = new Map<string, string>();
  return files.flatMap(({ file }) => {
    const proposal = slugify(slugOf(file));
    const other = byAddress.get(proposal);
    byAddress.set(proposal, file);
    if (other) return { file, message: words.text.takenName(other) };
    return slugOf(file) === proposal ? [] : { file, message: words.text.fileName(`${proposal}${extname(file)}`) };
  });
}

/**
 * Reports records that share the value of a field that must be unique, such as an order or a title: each of them, but for
 * those with a wrong name, which are copies more often than not.
 */
export function checkUnique<T>(
  records: readonly Record<T>[],
  field: keyof T & string,
  describe: (other: string) => string,
): Problem[] {
  const named = records.filter(({ slug }) => isSlug(slug));
  return named.flatMap((record) => {
    const other = named.find((one) => one !== record && one.value[field] === record.value[field]);
    return other ? { ...record.placeOf([field]), field, message: describe(other.file) } : [];
  });
}
