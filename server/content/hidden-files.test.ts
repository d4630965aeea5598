import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './check/check-content.ts';
import type { Changes } from './content-files.ts';
import { formatPlace, type Problem } from './report.ts';

const CATALOGUE = 'content/catalogue.yaml';
const textOf = (file: string) => readFileSync(file, 'utf8');
const changed = (text: string) => ({ text, changed: '2026-01-01' });
const hide = (file: string): Changes => ({ [file]: changed(`${textOf(file)}\nhidden: true\n`) });
const remove = (file: string): Changes => ({ [file]: null });
const { content: whole } = checkContent('content');

const families = whole?.catalogue.categories.flatMap((one) => Object.values(one.families)) ?? [];
/** Of a family with others. */
const [plan = '', other = ''] = families.filter(({ length }) => length > 1).map(([first]) => first);
const [project] = whole?.projects ?? [];
const FILES = [`plans/${plan}`, `plans/${other}`, `projects/${project?.slug}`].map((name) => `content/${name}.yaml`);
/** That nothing refers to. */
const last = families.flat().at(-1);
/** Without the plan of a file; lines of comments keep the places of the others. */
const unlisted = (file: string): Changes => {
  const id = file.replace(/^.*\/|\.yaml$/g, '');
  return { [CATALOGUE]: changed(textOf(CATALOGUE).replace(new RegExp(`^ +- ${id}$`, 'm'), '#')) };
};

const inPlaces = (problems: readonly Problem[]) => new Set(problems.map((one) => `${formatPlace(one)} ${one.field}`));

test.each(FILES)('to hide %s asks for no more changes elsewhere than to remove it', (file) => {
  const hidden = inPlaces(checkContent('content', hide(file)).report.problems);
  const removed = inPlaces(checkContent('content', { ...remove(file), ...unlisted(file) }).report.problems);
  expect(hidden.difference(removed)).toEqual(new Set());
});

test('a text keeps the price of a hidden plan', () => {
  const page = 'content/pages/team.yaml';
  const changes = {
    ...hide(`content/plans/${last}.yaml`),
    [page]: changed(textOf(page).replace(/^text: .*$/m, `text: Desde {price.${last}}.`)),
  };
  const { content, report } = checkContent('content', changes);
  expect(report).toMatchObject({ problems: [], hints: [{ file: page, field: 'text' }] });
  expect(content?.team?.text).not.toContain('{');
});

test('a hidden plan that nothing names is not on the site, and its file is still checked', () => {
  const file = 'content/plans/oculto.yaml';
  const listed = textOf(CATALOGUE).replace(
    new RegExp(`^( +- )${plan}$`, 'm'),
    (line, item) => `${line}\n${item}oculto`,
  );
  const text = `${textOf(`content/plans/${plan}.yaml`)}\nhidden: true\n`;
  const changes = { [CATALOGUE]: changed(listed), [file]: changed(text) };
  const { content, report } = checkContent('content', changes);
  expect(report.problems).toEqual([]);
  expect(JSON.stringify([content?.catalogue, content?.plans])).not.toContain('oculto');
  const wrong = { ...changes, [file]: changed(text.replace(/^title: .*$/m, 'title: 7')) };
  expect(checkContent('content', wrong).report.problems.map((one) => one.file)).toEqual([file]);
});
