import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, withoutCode } from './markdown.ts';
import { paths, report, type SourceFile } from './source-files.ts';

const read = (extensions: readonly string[]): SourceFile[] =>
  paths
    .filter((path) => extensions.includes(extname(path)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const sources = read(['.ts', '.tsx', '.js', '.css', '.astro']);
/** Without content/, whose links `npm run check` follows. */
const documents = read(['.md']).filter(({ path }) => !path.startsWith('content/'));

/** A mention such as `docs/contact.md#retries`. */
const NAMED = /(?<![\w./-])(docs\/[\w./-]*\w)(?:#([\w-]+))?/g;
/** A relative Markdown link. */
const LINKED = /\]\((?![a-z]+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A path of the project. */
const PLACE = /(?<![\w./-])((?:bench|content|deploy|docs|domain|scripts|server|src|tests)\/[\w./@-]*\w)/g;
/** A file of a collection, such as a plan or a guide, which the owner may delete. */
const isOwners = (path: string) => /^content\/\w+\//.test(path);

/** The references of a file that lead nowhere, as `place: reference`. */
function brokenIn(file: SourceFile, pattern: RegExp, pathOf = (target: string) => target): string[] {
  const found = [...file.text.matchAll(pattern)].filter(([, target = '', anchor]) => {
    const path = pathOf(target);
    if (!existsSync(path)) return !isOwners(path);
    return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
  });
  return report(
    file,
    found.map(({ index, 0: what }) => ({ index, what })),
  );
}

test('docs and headings mentioned anywhere exist', () => {
  expect([...sources, ...documents].flatMap((file) => brokenIn(file, NAMED))).toEqual([]);
});

test('relative links in docs lead to existing files and headings', () => {
  const broken = documents.flatMap(({ path, text }) =>
    brokenIn({ path, text: withoutCode(text) }, LINKED, (target) =>
      target ? normalize(join(path, '..', target)) : path,
    ),
  );
  expect(broken).toEqual([]);
});

test('paths mentioned in docs exist', () => {
  // Decision records describe the code of their time.
  const lasting = documents.filter(({ path }) => /^(README|docs\/[^/]+)\.md$/.test(path));
  expect(lasting.flatMap((file) => brokenIn(file, PLACE))).toEqual([]);
});
