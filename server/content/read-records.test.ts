import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './check/check-content.ts';

const FOLDER = 'tests/fixtures/brand';
const PROJECT = 'projects/molino-uno.yaml';

test('the texts of a project may name facts, which are filled in', () => {
  const given = readFileSync(`${FOLDER}/${PROJECT}`, 'utf8');
  const text = given.replace(/^description: .*/m, 'description: "Hecho en {company.town}"');
  const { content, report } = checkContent(FOLDER, { [`content/${PROJECT}`]: { text, changed: '2026-01-01' } });
  expect(report.problems).toEqual([]);
  const project = content?.projects.find(({ slug }) => PROJECT.includes(slug));
  expect(project?.description).toBe(`Hecho en ${content?.company.town}`);
});

test.each(['whitepapers', 'whitepapers/tilo'])('the pictures of a guide in %s are addressed from there', (folder) => {
  const given = readFileSync(`${FOLDER}/whitepapers/el-color-de-la-tinta.md`, 'utf8');
  const text = given.replace(/^title: .*$/m, 'title: Tilo');
  const { content } = checkContent(FOLDER, { [`content/${folder}/tilo.md`]: { text, changed: '2026-01-01' } });
  expect(content?.whitepaperFiles.find(({ slug }) => slug === 'tilo')?.folder).toBe(folder);
});
