import { expect, test } from 'vitest';
import { studio } from '../../../tests/harness/unit/studio-catalogue.ts';
import { leavesOf } from '../leaves.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';
import { checkRemovedPlans } from './removed-plans.ts';

const { removed } = words;
const PAGE = 'content/pages/products.yaml';
type Given = readonly (readonly [file: string, text: string])[];
const check = (given: Given, hidden: readonly string[] = []) => {
  const files = given.map(([file, text]) => ({ file, text }));
  const found = checkRemovedPlans(studio, files.flatMap(leavesOf), files, new Set(hidden));
  const short = ({ file, line, field, message }: Problem) => [file, line, field, message];
  return { problems: found.problems.map(short), hints: found.hints.map(short) };
};
const find = (...given: Given) => check(given).problems;
const hintsFor = (...given: Given) => check(given).hints;

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

test('every text that names a removed plan is doubted, with file, line and field', () => {
  const { problems, hints } = check([
    [PAGE, 'planId: foto-carnaval\ntitle: "Carnaval: una tarde"'],
    ['content/pages/home.yaml', 'a: x\ntext: Carnaval en la plaza'],
    ['content/whitepapers/fiestas.md', '---\n---\n\nEl plan Carnaval dura tres horas.'],
    ['content/plans/civil.yaml', 'title: x\nsummary: Como Carnaval, pero civil.'],
    ['content/pages/learn.yaml', 'text: Carnavales de carnavaleros'],
  ]);
  const says = removed.named('Carnaval', 'foto-carnaval');
  expect(problems).toEqual([[PAGE, 1, 'planId', removed.reference('foto-carnaval')]]);
  expect(hints).toEqual([
    [PAGE, 2, 'title', says],
    ['content/pages/home.yaml', 2, 'text', says],
    ['content/plans/civil.yaml', 2, 'summary', says],
    ['content/whitepapers/fiestas.md', 4, undefined, says],
  ]);
});

test('a redirect from the address of a removed plan keeps its name reported', () => {
  const redirects = '- from: /servicios/bodas/foto-carnaval\n  to: /servicios/bodas\n';
  const texts = [PAGE, 'text: Carnaval'] as const;
  expect(hintsFor(['content/redirects.yaml', redirects], texts)).toHaveLength(1);
  expect(hintsFor(texts)).toEqual([]);
});

test('the name of a plan that got another address is still one', () => {
  const redirects = '- from: /servicios/bodas/foto-carnaval\n  to: /servicios/bodas/civil\n';
  const plan = studio.categories.flatMap(({ families }) => Object.values(families).flat())[0];
  const kept = [`content/plans/${plan}.yaml`, 'title: Carnaval'] as const;
  const gone = ['content/plans/unlisted.yaml', 'title: Carnaval'] as const;
  expect(hintsFor(['content/redirects.yaml', redirects], kept, [PAGE, 'text: Carnaval'])).toEqual([]);
  expect(hintsFor(['content/redirects.yaml', redirects], gone, [PAGE, 'text: Carnaval'])).toHaveLength(2);
});

test.each([
  ['that other plans or services have', 'boda-nueve', ['Boda']],
  [
    'that texts also write in small letters',
    'foto-para-fiestas',
    ['Para usted.', 'Fiestas', 'Uno para todos.', 'Las fiestas'],
  ],
])('a word of the id %s is not a name', (_, id, texts) => {
  const pages = texts.map((text, index) => [`content/pages/p${index}.yaml`, `text: ${text}`] as const);
  expect(check([[PAGE, `planId: ${id}`], ...pages])).toEqual({
    problems: [[PAGE, 1, 'planId', removed.reference(id)]],
    hints: [],
  });
});

test.each([
  ['a price', 'text: Desde {price.boda-9}', [], [removed.price('boda-9')]],
  ['a card that would show it', 'planId: boda-9', [removed.reference('boda-9', true)], []],
  ['a link', 'href: /servicios/bodas/boda-9', [removed.reference('boda-9', true)], []],
  ['the words of its own card', 'groups: [{ tiers: [{ planId: boda-9 }] }]', [], []],
])('what a hidden plan leaves behind: %s', (_, text, problems, hints) => {
  const found = check([[PAGE, text]], ['boda-9']);
  expect(found.problems.map((one) => one.at(-1))).toEqual(problems);
  expect(found.hints.map((one) => one.at(-1))).toEqual(hints);
});

test('a project may suggest only a plan that exists', () => {
  const file = 'content/projects/molino.yaml';
  expect(find([file, 'concept:\n  planId: boda-9'])).toEqual([
    [file, 2, 'concept.planId', removed.reference('boda-9')],
  ]);
});
