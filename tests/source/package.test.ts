import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const manifest: {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
} = JSON.parse(read('package.json'));
const runtime = Object.keys(manifest.dependencies);

describe('package.json', () => {
  test('pins exact versions', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  test('has every runtime dependency explained in docs/dependencies.md', () => {
    const reasons = read('docs/dependencies.md');
    expect(runtime.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  });
});

const documents = [{ path: 'README.md', text: read('README.md') }, ...filesIn(['docs'], ['.md'])];

test('docs run commands through npm, which uses the installed Node', () => {
  const direct = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpx \S+|\bnode [\w.-]+\/\S+/g)].map(([command]) => `${path}: ${command}`),
  );
  expect(direct).toEqual([]);
});

test('npm scripts named in the docs exist', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]+)|(test|start)\b)/g)].map(
      (match) => [path, match[1] ?? match[2] ?? ''] as const,
    ),
  );
  expect(named.map(([, script]) => script)).toEqual(expect.arrayContaining(['start', 'test']));
  expect(named.filter(([, script]) => !(script in manifest.scripts))).toEqual([]);
});
