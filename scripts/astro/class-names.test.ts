import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { nameShortly } from './class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function addModules(names: readonly string[]) {
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const name of names) writeFileSync(join(root, 'src', `${name}.module.css`), '');
  return (name: string) => join(root, 'src', `${name}.module.css`);
}

test('a name tells the module and the place in it, whoever asks first and however often', () => {
  const module = addModules(['Card', 'Button']);
  const nameOf = nameShortly(root);
  expect(nameOf('card', module('Card'))).toBe('b0');
  expect(nameOf('title', module('Card'))).toBe('b1');
  expect(nameOf('button', module('Button'))).toBe('a0');
  expect(nameOf('card', `${module('Card')}?used`)).toBe('b0');
});

test('no two modules share a name, and none begins with what blockers take for an advertisement', () => {
  const many = Array.from({ length: 160 }, (_, index) => `Module${index}`);
  const module = addModules(many);
  const nameOf = nameShortly(root);
  const names = many.map((name) => nameOf('only', module(name)));
  expect(new Set(names).size).toBe(many.length);
  expect(names.filter((name) => !/^_*[a-zA-Z]\d$/.test(name))).toEqual([]);
});

test('a file that is not among the modules stops the build and is named', () => {
  expect(() => nameShortly(root)('card', join(root, 'elsewhere.css'))).toThrow('elsewhere.css');
});
