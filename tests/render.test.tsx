import { existsSync } from 'node:fs';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { pieces } from '../src/catalogue/Catalogue.tsx';
import { renderToStaticMarkup } from './harness/unit/render-with-content.tsx';
import { validateFragment } from './html.ts';
import { joinedWords, unsayableControls, wordlessControls } from './plain-html.ts';
import { paths } from './source/source-files.ts';

const cases = [...pieces].flatMap(([piece, { Component, examples }]) =>
  Object.entries(examples).map(([name, props]) => ({
    name: `${piece}, ${name}`,
    render: () => renderToStaticMarkup(createElement(Component, props)),
  })),
);

/** Images and SVGs that are neither named nor hidden from screen readers. */
function unnamedImages(html: string): string[] {
  const tags = html.match(/<(?:img|svg)\b[^>]*>|<\/svg>/g) ?? [];
  let depth = 0;
  return tags.filter((tag) => {
    if (tag === '</svg>') depth -= 1;
    const isOuter = tag !== '</svg>' && depth === 0;
    if (tag.startsWith('<svg') && !tag.endsWith('/>')) depth += 1;
    return isOuter && !/\s(?:alt|aria-hidden|aria-label)=/.test(tag);
  });
}

test.each(cases)('$name is whole, valid HTML that reads well without style', ({ render }) => {
  const html = render();
  expect.soft(html).not.toBe('');
  expect.soft(html, 'no undefined values or inline styles').not.toMatch(/undefined|NaN|\[object Object\]|\sstyle=/);
  expect.soft(validateFragment(html)).toEqual([]);
  expect.soft(unnamedImages(html), 'images without a name that are not hidden').toEqual([]);
  expect.soft(joinedWords(html), 'words that run together').toEqual([]);
  expect.soft(wordlessControls(html), 'controls without words').toEqual([]);
  expect.soft(unsayableControls(html), 'controls that are not called by the words on them').toEqual([]);
});

test('every component has examples', () => {
  const empty = [...pieces].filter(([, { examples }]) => Object.keys(examples).length === 0);
  expect(empty.map(([piece]) => piece)).toEqual([]);
  const components = paths.filter((path) => /^src\/(ui|sections|desk)\/(\w+\/)?[A-Z]\w*\.tsx$/.test(path));
  const missing = components.filter((path) => !existsSync(path.replace('.tsx', '.examples.tsx')));
  expect(components.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
