import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sheets as woven } from '../../scripts/weave-belts.ts';
import { filesIn } from './source-files.ts';

/** Stylelint has no rules for what these tests check. Their patterns rely on Biome's formatting. */
const sheets = filesIn(['src'], ['.css']);
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const code = filesIn(['src'], ['.tsx']);
const pathsOf = (files: typeof sheets, isWrong: (text: string) => boolean) =>
  files.filter(({ text }) => isWrong(text)).map(({ path }) => path);

test('all rules of a CSS module are in a cascade layer', () => {
  expect(modules.length).toBeGreaterThan(20);
  expect(pathsOf(modules, (text) => /^(?!@layer \w+ \{$|\}$| )./m.test(text))).toEqual([]);
});

test('no rule has both `animation` and `animation-timeline`: the shorthand would reset it when minified', () => {
  const both = /\banimation:[^{}]*animation-timeline:|animation-timeline:[^{}]*\banimation:/;
  expect(pathsOf(sheets, (text) => both.test(text))).toEqual([]);
});

test('every class of a CSS module is used', () => {
  const unused = modules.flatMap(({ path, text }) => {
    const users = code.filter((file) => file.text.includes(`/${basename(path)}'`));
    const rules = text.replace(/\/\*.*?\*\//gs, '');
    const classes = new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name));
    const isUsed = (name: string) => users.some((file) => new RegExp(`\\w+\\.${name}\\b`).test(file.text));
    return [...classes].filter((name) => !isUsed(name)).map((name) => `${path}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test('every class that is written out in a component has a rule in a global sheet', () => {
  const shared = sheets.filter((file) => !modules.includes(file)).map(({ text }) => text);
  const missing = code.flatMap(({ path, text }) => {
    const names = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)].map(
      ([, plain, filled]) => plain ?? filled,
    );
    const classes =
      names
        .join(' ')
        .replaceAll(/\$\{[^}]*\}/g, '')
        .match(/\S+/g) ?? [];
    const hasRule = (name: string) => shared.some((sheet) => new RegExp(`\\.${name}\\b`).test(sheet));
    return classes.filter((name) => !hasRule(name)).map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every value of tokens.css is used', () => {
  const tokens = sheets.find(({ path }) => path === 'src/styles/tokens.css')?.text ?? '';
  const names = new Set([...tokens.matchAll(/^ *(--[a-z\d-]+):/gm)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(20);
  const users = [...sheets, ...code, ...filesIn(['src'], ['.ts', '.astro'])].map(({ text }) => text).join('\n');
  expect([...names].filter((name) => !new RegExp(`${name}(?![\\w-]|:)`).test(users))).toEqual([]);
});

test('every derived colour of tokens.css has a stand-in for browsers that cannot derive it', () => {
  const tokens = sheets.find(({ path }) => path === 'src/styles/tokens.css')?.text ?? '';
  const [derived = '', others = ''] = tokens.split('@supports not ((color: light-dark(');
  const names = [...derived.matchAll(/(--[a-z\d-]+):(?=[^;]*(?:light-dark\(|\(from ))/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !others.includes(`${name}: `))).toEqual([]);
});

test.each(woven)('%s is the output of scripts/weave-belts.ts', (path, css) => {
  expect(sheets.find((sheet) => sheet.path === path)?.text).toBe(css);
});
