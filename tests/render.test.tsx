import { existsSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { faultsOfFragment } from './html.ts';
import { paths } from './source/tree.ts';

type Examples = { Component: ComponentType<object>; examples: Record<string, object> };

const modules = import.meta.glob<Examples>('../src/{ui,sections,contact-form}/**/*.examples.tsx', { eager: true });
const drawn = Object.entries(modules).flatMap(([path, { Component, examples }]) =>
  Object.entries(examples).map(([name, props]) => ({
    name: `${path.replace(/^.*\/(.*)\.examples\.tsx$/, '$1')}, ${name}`,
    draw: () => renderToStaticMarkup(createElement(Component, props)),
  })),
);

/** Pictures that a screen reader would meet without a word for them. */
function mutePictures(html: string): string[] {
  const tags = html.match(/<(?:img|svg)\b[^>]*>|<\/svg>/g) ?? [];
  let depth = 0;
  return tags.filter((tag) => {
    if (tag === '</svg>') depth -= 1;
    const isOuter = tag !== '</svg>' && depth === 0;
    if (tag.startsWith('<svg') && !tag.endsWith('/>')) depth += 1;
    return isOuter && !/\s(?:alt|aria-hidden|aria-label)=/.test(tag);
  });
}

describe.each(drawn)('$name', ({ draw }) => {
  test('draws something whole', () => {
    const html = draw();
    expect(html).not.toBe('');
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]|\sstyle=/);
  });

  test('is valid HTML', () => {
    expect(faultsOfFragment(draw())).toEqual([]);
  });

  test('names or hides its pictures', () => {
    expect(mutePictures(draw())).toEqual([]);
  });
});

test('every component has examples', () => {
  const empty = Object.entries(modules).filter(([, { examples }]) => Object.keys(examples).length === 0);
  expect(empty.map(([path]) => path)).toEqual([]);
  const components = paths.filter((path) => /^src\/(ui|sections)\/(\w+\/)?[A-Z]\w*\.tsx$/.test(path));
  const missing = components.filter((path) => !existsSync(path.replace('.tsx', '.examples.tsx')));
  expect(components.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
