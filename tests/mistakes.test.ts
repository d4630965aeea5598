import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../server/content/check/check-content.ts';
import type { Problem } from '../server/content/report.ts';
import { checkWords } from '../server/content/words.ts';
import { copyWithFixtureBrand } from './harness/fixture-site.ts';
import { Resources } from './harness/resources.ts';
import { MISTAKES, makeMistakes } from './mistakes/make-mistakes.ts';
import type { Mistake } from './mistakes/mistake.ts';

const resources = new Resources();
const root = copyWithFixtureBrand(resources.closeLater);
let before: readonly Problem[];
/** Reported after all mistakes are made together, as an owner may have made them. */
let problems: readonly Problem[];

beforeAll(() => {
  before = checkContent(join(root, 'content')).report.problems;
  makeMistakes(root);
  problems = checkContent(join(root, 'content')).report.problems;
});
afterAll(() => resources.closeAll());

/** The problem that the check should report for a mistake. */
function expectedProblem({ file: name, at, field, says: message }: Mistake) {
  const file = `content/${name}`;
  if (at === undefined) return { file, line: undefined, field, message };
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return { file, line: lines.findIndex((text) => text.includes(at)) + 1, field, message };
}

const withoutColumn = ({ file, line, field, message }: Problem) => ({ file, line, field, message });

test('content without mistakes has no problems', () => expect(before).toEqual([]));

test('files may begin with a byte order mark and have Windows line endings', () => {
  const other = copyWithFixtureBrand(resources.closeLater);
  for (const file of globSync('content/**/*.{yaml,md}', { cwd: other })) {
    const text = readFileSync(join(other, file), 'utf8');
    writeFileSync(join(other, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(checkContent(join(other, 'content')).report.problems).toEqual([]);
});

test.for(MISTAKES)('$name is reported with its line, its field and one sentence', (mistake) => {
  const wanted = expectedProblem(mistake);
  const inFile = problems.filter(({ file }) => file === wanted.file).map(withoutColumn);
  expect(inFile).toContainEqual(wanted);
});

test('the check reports nothing but these mistakes', () => {
  const wanted = MISTAKES.map((mistake) => JSON.stringify(expectedProblem(mistake)));
  const others = problems.map(withoutColumn).filter((problem) => !wanted.includes(JSON.stringify(problem)));
  expect(others).toEqual([]);
});

test('`npm run check` prints each problem to the owner, counts them and fails', () => {
  const env = { ...process.env, NO_COLOR: '1', CONTENT_DIR: join(root, 'content') };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.ts'], { env, encoding: 'utf8' });
  const [, ...blocks] = stdout.split(/^✗ /m);
  expect(status).toBe(1);
  expect(blocks).toHaveLength(problems.length);
  expect(stdout).toContain(`${checkWords.count(problems.length)}. ${checkWords.stopped}`);
  for (const [index, { file, message }] of problems.entries()) {
    expect(blocks[index]?.split(/[:\n]/)[0]).toBe(join(root, file));
    expect(blocks[index]).toContain(message);
  }
});
