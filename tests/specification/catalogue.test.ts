import { describe, expect, test } from 'vitest';
import { contactItems } from '../../domain/site/contact-links.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { completeFeatures } from '../../src/data/plans.ts';
import { plans, priceLine } from '../harness/plans.ts';
import { catalogue, company, extraLabel, messages } from '../harness/unit/our-content.ts';
import { filesIn } from '../source/source-files.ts';

test('there are five families of three levels, one splash page and general graphic design', () => {
  expect(plans.map(({ id }) => id)).toEqual([
    ...['ec-nivel-1', 'ec-nivel-2', 'ec-nivel-3'],
    ...['gfx-g-nivel-1', 'gfx-g-nivel-2', 'gfx-g-nivel-3', 'gfx-g-nivel'],
    ...['gfx-w-nivel-1', 'gfx-w-nivel-2', 'gfx-w-nivel-3'],
    ...['hosting-nivel-1', 'hosting-nivel-2', 'hosting-nivel-3'],
    ...['nivel-1', 'nivel-2', 'nivel-3', 'web-splash'],
  ]);
});

test.each([
  ['nivel-1', 'Desde $299, pago único'],
  ['nivel-2', 'Desde $500, pago único'],
  ['nivel-3', 'Desde $1,125, pago único'],
  ['web-splash', 'Desde $199'],
  ['ec-nivel-1', 'Desde $799'],
  ['ec-nivel-2', 'Precio a cotizar'],
  ['ec-nivel-3', 'Precio a cotizar'],
  ['hosting-nivel-1', 'Desde $14.99 al mes'],
  ['hosting-nivel-2', '$45 cada 3 meses'],
  ['hosting-nivel-3', 'Precio a cotizar'],
  ['gfx-g-nivel', 'Precio a cotizar'],
  ['gfx-g-nivel-1', '$240 por 4 horas'],
  ['gfx-g-nivel-2', '$475 por 8 horas'],
  ['gfx-w-nivel-1', '$240 por 4 horas'],
  ['gfx-w-nivel-2', '$475 por 8 horas'],
])('the plan %s costs «%s»', (id, line) => {
  expect(priceLine(id).replace(/\s/g, ' ')).toBe(line);
});

/** All features of a plan in one text. */
const featuresOf = (id: string) => {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  const shared =
    plan.type === 'alojamiento-web'
      ? catalogue.categories.find(({ service }) => service === 'alojamiento-web')?.sharedFeatures
      : undefined;
  return completeFeatures(plan, extraLabel, shared)
    ?.flatMap(({ items }) => items)
    .join('\n');
};

test.each([
  ['nivel-1', ['3 páginas']],
  ['nivel-2', ['5 páginas']],
  ['nivel-3', ['8 páginas', 'comercial']],
  ['ec-nivel-1', ['30 productos']],
  ['hosting-nivel-1', ['1GB de ancho de banda', '99.99% de disponibilidad', '30GB de disco', '6GB de RAM']],
  ['gfx-w-nivel-1', ['4 horas', '2 revisiones', '$24.99']],
  ['gfx-w-nivel-2', ['8 horas', '4 revisiones', '$19.99']],
  ['gfx-w-nivel-3', ['12 horas', '4 revisiones']],
] as const)('the plan %s includes %j', (id, items) => {
  for (const item of items) expect(featuresOf(id)).toContain(item);
});

test('no two plans share a paragraph', () => {
  const texts = plans.flatMap(({ summary, cards = [] }) => [summary, ...cards.map(({ text }) => text)]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

describe('the agency', () => {
  test('is in Tumbaco, from 8 a.m. to 11 p.m., without a phone', () => {
    expect(contactItems({ company, messages }).map(({ description }) => description)).toEqual([
      'Tumbaco, Pichincha, Ecuador',
      keepTogether('8 a.m. – 11 p.m.'),
      'hola@ilalo.example',
    ]);
  });

  test('shows eight projects', () => {
    expect(filesIn(['content/projects'], ['.yaml'])).toHaveLength(8);
  });
});
