import { expect, test } from 'vitest';
import { studio } from '../../../domain/testing/studio-catalogue.ts';
import { leavesOf } from '../leaves.ts';
import { checkWords as words } from '../words.ts';
import { checkRemovedPlans } from './removed-plans.ts';

const { removed } = words;
const PAGE = 'content/pages/products.yaml';
const find = (...given: readonly (readonly [file: string, text: string])[]) => {
  const files = given.map(([file, text]) => ({ file, text }));
  return checkRemovedPlans(studio, files.flatMap(leavesOf), files).map(({ file, line, field, message }) => [
    file,
    line,
    field,
    message,
  ]);
};

test.each([
  ['list:\n  - planId: x\n  - planId: boda-9', 'list.1.planId', 3],
  ["items:\n  - answer: '{price.boda-9} todo el día.'", 'items.0.answer', 2],
  ['primary: { href: /servicios/bodas/boda-9 }', 'primary.href', 1],
])('the reference in %j is reported with its field', (text, field, line) => {
  const known = studio.categories.flatMap(({ families }) => Object.values(families).flat())[0] ?? '';
  expect(find([PAGE, text.replace('planId: x', `planId: ${known}`)])).toEqual([
    [PAGE, line, field, removed.reference('boda-9')],
  ]);
});

test('every text that names a removed plan is reported with file, line and field', () => {
  const problems = find(
    [PAGE, 'planId: foto-carnaval\ntitle: "Carnaval: una tarde"'],
    ['content/pages/home.yaml', 'a: x\ntext: Carnaval en la plaza'],
    ['content/whitepapers/fiestas.md', '---\n---\n\nEl plan Carnaval dura tres horas.'],
    ['content/plans/civil.yaml', 'title: x\nsummary: Como Carnaval, pero civil.'],
    ['content/pages/team.yaml', 'text: En carnaval también trabajamos'],
    ['content/pages/learn.yaml', 'text: Carnavales'],
  );
  const says = removed.named('Carnaval', 'foto-carnaval');
  expect(problems).toEqual([
    [PAGE, 1, 'planId', removed.reference('foto-carnaval')],
    [PAGE, 2, 'title', says],
    ['content/pages/home.yaml', 2, 'text', says],
    ['content/plans/civil.yaml', 2, 'summary', says],
    ['content/whitepapers/fiestas.md', 4, undefined, says],
  ]);
});

test('a redirect from the address of a removed plan keeps its name reported', () => {
  const redirects = '- from: /servicios/bodas/foto-carnaval\n  to: /servicios/bodas\n';
  const texts = [PAGE, 'text: Carnaval'] as const;
  expect(find(['content/redirects.yaml', redirects], texts)).toHaveLength(1);
  expect(find(texts)).toEqual([]);
});

test('the name of a plan that got another address is still one', () => {
  const redirects = '- from: /servicios/bodas/foto-carnaval\n  to: /servicios/bodas/civil\n';
  const plan = studio.categories.flatMap(({ families }) => Object.values(families).flat())[0];
  const kept = [`content/plans/${plan}.yaml`, 'title: Carnaval'] as const;
  const gone = ['content/plans/unlisted.yaml', 'title: Carnaval'] as const;
  expect(find(['content/redirects.yaml', redirects], kept, [PAGE, 'text: Carnaval'])).toEqual([]);
  expect(find(['content/redirects.yaml', redirects], gone, [PAGE, 'text: Carnaval'])).toHaveLength(2);
});

test('a word of the id that other plans or services have is not a name', () => {
  expect(find([PAGE, 'planId: boda-nueve\ntext: Boda'])).toEqual([
    [PAGE, 1, 'planId', removed.reference('boda-nueve')],
  ]);
});

test('a project may suggest only a plan that exists', () => {
  const file = 'content/projects/molino.yaml';
  expect(find([file, 'concept:\n  planId: boda-9'])).toEqual([
    [file, 2, 'concept.planId', removed.reference('boda-9')],
  ]);
});
