import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Problem } from './report.ts';
import { checkWords as words } from './words.ts';

/**
 * A file over that of a content folder: its new text, or of a picture where it is on this server. Null is a file that was
 * removed.
 */
export type ChangedFile = { readonly text: string; readonly changed: string } | { readonly place: string } | null;

/** What the desk changed over a content folder, by path: `content/plans/nivel-2.yaml`. */
export type Changes = Readonly<Record<string, ChangedFile>>;

export const NO_CHANGES: Changes = {};

export type ContentFile = {
  readonly file: string;
  readonly text: string;
  /** ISO date of the last change. */
  readonly changed?: string;
};

export type ContentFiles = {
  readonly files: readonly ContentFile[];
  /** Paths of all text files, including those that are not UTF-8. */
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
};

const TEXT_FILE = /\.(?:yaml|md)$|^content\/logo\.svg$/;

/** More files, or a longer one, are rather a mistake than a site, and would keep a server from working for long. */
const MAX_FILES = 4_000;
const MAX_BYTES = 1_000_000;

/**
 * Every text file of a content folder and its logo, sorted by path, each named as if the folder were `content`. What is no
 * plain file (a symbolic link may lead out of the folder), is too long, is not UTF-8 or cannot be read is left out, and
 * reported as a problem.
 */
export function readContentFiles(folder: string, changes = NO_CHANGES): ContentFiles {
  const entries = listFolder(folder, changes).filter(({ file }) => TEXT_FILE.test(file));
  const paths = entries.map(({ file }) => file);
  if (paths.length > MAX_FILES) {
    const message = words.text.tooMany(paths.length, MAX_FILES);
    return { files: [], paths: [], problems: [{ file: 'content', message }] };
  }
  const read = entries.map((entry) => readText(folder, entry, changes[entry.file]));
  return { files: read.filter((one) => 'text' in one), paths, problems: read.filter((one) => 'message' in one) };
}

/** A text file, or why it is left out. */
function readText(folder: string, { file, found }: Entry, change: ChangedFile | undefined): ContentFile | Problem {
  const tooLong = { file, message: words.text.tooLong(MAX_BYTES / 1_000_000) };
  if (change && 'text' in change) return change.text.length > MAX_BYTES ? tooLong : { file, ...change };
  const message = whyNotPlain(found);
  if (message) return { file, message };
  if (typeof found === 'object' && found.size > MAX_BYTES) return tooLong;
  const bytes = orUnreadable(() => readFileSync(placeIn(folder, file)));
  if (typeof bytes === 'string') return { file, message: bytes };
  // Of a PNG under this name it is said that it is no SVG, which helps more than its encoding.
  if (file.endsWith('.svg')) return { file, text: bytes.toString('utf8') };
  if (!isUtf8(bytes)) return { file, line: firstBadLine(bytes), message: words.text.encoding };
  return { file, text: new TextDecoder().decode(bytes) };
}

/** Says of what is not a plain file what it is, or why it cannot be read; undefined for a plain file. */
export function whyNotPlain(found: Entry['found']): string | undefined {
  if (typeof found === 'string') return found;
  if (!found || found.isFile()) return undefined;
  return found.isSymbolicLink() ? words.text.symbolicLink : words.text.notAFile;
}

/** What `read` returns, or, of a file that cannot be read, a sentence that says so. */
export function orUnreadable<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return words.text.unreadable((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** What is at a path of a content folder, or why that cannot be read; absent for what the desk changed. */
export type Entry = { readonly file: string; readonly found?: Stats | string };

/**
 * All that is in a content folder and its folders, without hidden files, sorted by path; each is named as if the folder were
 * `content`. Symbolic links are listed, not followed. A folder named like a text is not entered.
 */
export function listFolder(folder: string, changes: Changes): readonly Entry[] {
  const below = (parent: string): readonly Entry[] => {
    const names = orUnreadable(() => readdirSync(placeIn(folder, parent)));
    if (typeof names === 'string') return [{ file: parent, found: names }];
    return names.flatMap((name): Entry | readonly Entry[] => {
      const file = `${parent}/${name}`;
      if (name.startsWith('.') || file in changes) return [];
      const found = orUnreadable(() => lstatSync(placeIn(folder, file)));
      const isFolder = typeof found === 'object' && found.isDirectory() && !TEXT_FILE.test(file);
      return isFolder ? below(file) : { file, found };
    });
  };
  const changed = Object.keys(changes).flatMap((file) => (changes[file] ? { file } : []));
  return [...below('content'), ...changed].toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

/** Where a file of a content folder is, which is named as if the folder were `content`. */
export const placeIn = (folder: string, file: string): string => join(folder, file.slice('content/'.length));

/** Number, from 1, of the first line that is not valid UTF-8. */
function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('utf8').split('\n');
  return lines.findIndex((line) => line.includes('\uFFFD')) + 1;
}

/** The names, without extension, of the files in a folder. */
export const namesIn = (paths: readonly string[], folder: string): readonly string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path, extname(path)));

/** Like `namesIn`, for files that were read. */
export const namesOf = (files: readonly ContentFile[], folder: string) =>
  namesIn(
    files.map(({ file }) => file),
    folder,
  );
