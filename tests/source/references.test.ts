import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, headingsOf } from './markdown.ts';
import { paths, report, type SourceFile } from './tree.ts';

const read = (extensions: readonly string[]): SourceFile[] =>
  paths
    .filter((path) => extensions.includes(extname(path)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sources = read(['.ts', '.tsx', '.js', '.css', '.astro']);
const documents = read(['.md']);

/** `docs/contact.md`, with `#retries` or a heading in angle quotes behind it, wherever a text names it. */
const NAMED = /(?<![\w./-])(docs\/[\w./-]*\w)(?:#([\w-]+)| «([^»]+)»)?/g;
/** A link that Markdown makes, unless it leads to another site or to an address of ours. */
const LINKED = /\]\((?![a-z]+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A file or folder of the project. */
const PLACE = /(?<![\w./-])(?:bench|content|deploy|docs|domain|scripts|server|src|tests)\/[\w./@-]*\w/g;
/** A document cited by a bare name and a section of it, which no reader can open. What is published is found by its name. */
const BARE = /(?<!RFC \d+ )\u00a7|(?:\/\/|\/\*|^ *\*).*\b(?!OWASP)[A-Z]{5,} «/gm;

type Reference = {
  readonly index: number;
  readonly what: string;
  readonly target: string;
  readonly anchor?: string | undefined;
  readonly heading?: string | undefined;
};

function namedIn({ text }: SourceFile): Reference[] {
  return [...text.matchAll(NAMED)].map(({ index, 0: what, 1: target = '', 2: anchor, 3: heading }) => ({
    index,
    what,
    target,
    anchor,
    heading,
  }));
}

function linkedIn({ path, text }: SourceFile): Reference[] {
  return [...text.matchAll(LINKED)].map(({ index, 0: what, 1: target = '', 2: anchor }) => ({
    index,
    what,
    target: target ? normalize(join(path, '..', target)) : path,
    anchor,
  }));
}

function isBroken({ target, anchor, heading }: Reference): boolean {
  if (!existsSync(target)) return true;
  if (anchor) return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
}

test('there are references to follow', () => {
  expect(sources.flatMap(namedIn).filter(({ anchor }) => anchor)).not.toHaveLength(0);
  expect(documents.flatMap(linkedIn).filter(({ anchor }) => anchor)).not.toHaveLength(0);
});

test('documents that sources and documents name exist, with their headings', () => {
  const broken = [...sources, ...documents].flatMap((file) => report(file, namedIn(file).filter(isBroken)));
  expect(broken).toEqual([]);
});

test('relative links of documents lead to files and headings', () => {
  expect(documents.flatMap((file) => report(file, linkedIn(file).filter(isBroken)))).toEqual([]);
});

test('files and folders that documents name exist', () => {
  // A record tells of the code of its day.
  const lasting = documents.filter(({ path }) => /^(README|docs\/[^/]+)\.md$/.test(path));
  const isAbsent = ({ what }: { what: string }) => !existsSync(what);
  const places = ({ text }: SourceFile) => [...text.matchAll(PLACE)].map(({ index, 0: what }) => ({ index, what }));
  expect(lasting.flatMap((file) => report(file, places(file).filter(isAbsent)))).toEqual([]);
});

test('sources cite documents by their path and heading', () => {
  const bare = sources.flatMap((file) =>
    report(
      file,
      [...file.text.matchAll(BARE)].map(({ index, 0: what }) => ({ index, what })),
    ),
  );
  expect(bare).toEqual([]);
});
