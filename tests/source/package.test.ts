import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const manifest: Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'scripts', Readonly<Record<string, string>>>
> = JSON.parse(read('package.json'));

test('package.json pins exact versions', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

test('docs/dependencies.md explains every runtime dependency', () => {
  const reasons = read('docs/dependencies.md');
  expect(Object.keys(manifest.dependencies).filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test('npm scripts named in docs and workflows exist', () => {
  const documents = [{ path: 'README.md', text: read('README.md') }, ...filesIn(['docs', '.github'], ['.md', '.yml'])];
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]+)|(test|start)\b)/g)].map(
      (match) => [path, match[1] ?? match[2] ?? ''] as const,
    ),
  );
  expect(named.map(([, script]) => script)).toEqual(expect.arrayContaining(['start', 'test']));
  expect(named.filter(([, script]) => !(script in manifest.scripts))).toEqual([]);
});
