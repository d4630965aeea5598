import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, headingsOf, withoutCode } from './markdown.ts';
import { paths, report, type SourceFile } from './source-files.ts';

const read = (extensions: readonly string[]): SourceFile[] =>
  paths
    .filter((path) => extensions.includes(extname(path)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sources = read(['.ts', '.tsx', '.js', '.css', '.astro']);
/** Without content/, whose links `npm run check` follows. */
const documents = read(['.md']).filter(({ path }) => !path.startsWith('content/'));

/** A mention such as `docs/contact.md`, optionally followed by `#retries` or a heading in angle quotes. */
const NAMED = /(?<![\w./-])(docs\/[\w./-]*\w)(?:#([\w-]+)| «([^»]+)»)?/g;
/** A relative Markdown link. */
const LINKED = /\]\((?![a-z]+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A path of the project. */
const PLACE = /(?<![\w./-])(?:bench|content|deploy|docs|domain|scripts|server|src|tests)\/[\w./@-]*\w/g;
/** A file of a collection, such as a plan or a guide, which the owner may delete. */
const isOwners = (path: string) => /^content\/\w+\//.test(path);

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
  return [...withoutCode(text).matchAll(LINKED)].map(({ index, 0: what, 1: target = '', 2: anchor }) => ({
    index,
    what,
    target: target ? normalize(join(path, '..', target)) : path,
    anchor,
  }));
}

function isBroken({ target, anchor, heading }: Reference): boolean {
  if (!existsSync(target)) return !isOwners(target);
  if (anchor) return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
}

test('the checks find references', () => {
  expect(sources.flatMap(namedIn).filter(({ anchor }) => anchor)).not.toHaveLength(0);
  expect(documents.flatMap(linkedIn).filter(({ anchor }) => anchor)).not.toHaveLength(0);
});

test('docs and headings mentioned anywhere exist', () => {
  const broken = [...sources, ...documents].flatMap((file) => report(file, namedIn(file).filter(isBroken)));
  expect(broken).toEqual([]);
});

test('relative links in docs lead to existing files and headings', () => {
  expect(documents.flatMap((file) => report(file, linkedIn(file).filter(isBroken)))).toEqual([]);
});

test('paths mentioned in docs exist', () => {
  // Decision records describe the code of their time.
  const lasting = documents.filter(({ path }) => /^(README|docs\/[^/]+)\.md$/.test(path));
  const isAbsent = ({ what }: { what: string }) => !existsSync(what) && !isOwners(what);
  const places = ({ text }: SourceFile) => [...text.matchAll(PLACE)].map(({ index, 0: what }) => ({ index, what }));
  expect(lasting.flatMap((file) => report(file, places(file).filter(isAbsent)))).toEqual([]);
});
