import { expect, test } from 'vitest';
import { studio } from '../../domain/testing/studio-catalogue.ts';
import { checkRemovedPlans } from './removed-plans.ts';
import { checkWords as words } from './words.ts';

const { removed } = words;
const MODULE = 'content/pages/products.ts';
const find = (...files: readonly (readonly [file: string, text: string])[]) =>
  checkRemovedPlans(
    studio,
    files.map(([file, text]) => ({ file, text })),
  ).map(({ file, line, field, message }) => [file, line, field, message]);

test.each([
  ["export const a = { list: [{ planId: 'x' }, { planId: 'boda-9' }] };", 'list.1.planId'],
  ["export const a = async (priceOf) => ({ items: [{ answer: await priceOf('boda-9') }] });", 'items.0.answer'],
  ["export const a = { primary: { href: planHref(catalogue, 'boda-9') } };", 'primary.href'],
])('the reference in %j is reported with its field', (text, field) => {
  const known = studio.categories.flatMap(({ families }) => Object.values(families).flat())[0] ?? '';
  const problems = find([MODULE, text.replace("'x'", `'${known}'`)]);
  expect(problems).toEqual([[MODULE, 1, field, removed.reference('boda-9')]]);
});

test('every text that names a removed plan is reported with file, line and field', () => {
  const problems = find(
    [MODULE, "export const a = {\n  href: planHref(catalogue, 'foto-carnaval'),\n  title: 'Carnaval: una tarde',\n};"],
    ['content/pages/home.ts', 'export const b = {\n  text: `Carnaval en la plaza`,\n};'],
    ['content/whitepapers/fiestas.md', '---\n---\n\nEl plan Carnaval dura tres horas.'],
    ['content/plans/civil.yaml', 'title: x\nsummary: Como Carnaval, pero civil.'],
    ['content/pages/team.ts', "export const c = { text: 'En carnaval también trabajamos' };"],
    ['content/pages/learn.ts', "export const d = { text: 'Carnavales' };"],
  );
  const says = removed.named('Carnaval', 'foto-carnaval');
  expect(problems).toEqual([
    [MODULE, 2, 'href', removed.reference('foto-carnaval')],
    [MODULE, 3, 'title', says],
    ['content/pages/home.ts', 2, 'text', says],
    ['content/whitepapers/fiestas.md', 4, undefined, says],
    ['content/plans/civil.yaml', 2, 'summary', says],
  ]);
});

test('a redirect from the address of a removed plan keeps its name reported', () => {
  const redirects = '- from: /servicios/bodas/foto-carnaval\n  to: /servicios/bodas\n';
  const texts = [MODULE, "export const a = { text: 'Carnaval' };"] as const;
  expect(find(['content/redirects.yaml', redirects], texts)).toHaveLength(1);
  expect(find(texts)).toEqual([]);
});

test('a word of the id that other plans or services have is not a name', () => {
  const texts = "export const a = { planId: 'boda-nueve', text: 'Boda' };";
  expect(find([MODULE, texts])).toEqual([[MODULE, 1, 'planId', removed.reference('boda-nueve')]]);
});

test('a project may suggest only a plan that exists', () => {
  const file = 'content/projects/molino.yaml';
  expect(find([file, 'concept:\n  planId: boda-9'])).toEqual([[file, 2, 'planId', removed.reference('boda-9')]]);
});
