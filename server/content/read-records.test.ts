import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './check/check-content.ts';

test('the texts of a project may name facts, which are filled in', () => {
  const [{ slug = '' } = {}] = checkContent('content').content?.projects ?? [];
  const file = `content/projects/${slug}.yaml`;
  const text = readFileSync(file, 'utf8').replace(/^description: .*/m, 'description: "Hecho en {company.town}"');
  const { content, report } = checkContent('content', { [file]: { text, changed: '2026-01-01' } });
  expect(report.problems).toEqual([]);
  const project = content?.projects.find((one) => one.slug === slug);
  expect(project?.description).toBe(`Hecho en ${content?.company.town}`);
});
