import { describe, expect, test } from 'vitest';
import { findCategory, findPlan, listPlans } from '../../domain/plans/find-plan.ts';
import { catalogue } from '../harness/unit/our-content.ts';

const address = (plan: ReturnType<typeof findPlan>) => plan && `${plan.category}/${plan.id}`;
/** Expands a row to the three levels: `*` becomes the digit. */
const levels = (category: string | undefined, id: string, found: string) =>
  ['1', '2', '3'].map((n) => [category, id.replace('*', n), found.replace('*', n)] as const);

// Every way to write a plan's id, and the plan that it finds.
const FOUND = [
  ...levels('desarrollo-web', 'nivel-*', 'desarrollo-web/nivel-*'),
  ['desarrollo-web', 'web-splash', 'desarrollo-web/web-splash'] as const,
  ...levels('desarrollo-web', 'ec-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels('desarrollo-web', 'ecommerce-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels('desarrollo-ecommerce', 'ec-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels('desarrollo-ecommerce', 'ecommerce-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels('ecommerce', 'ec-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels('ecommerce', 'ecommerce-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels('alojamiento-web', 'hosting-nivel-*', 'alojamiento-web/hosting-nivel-*'),
  ...levels('alojamiento-web', 'nivel-*', 'alojamiento-web/hosting-nivel-*'),
  ...levels('diseno-grafico-web', 'gfx-w-nivel-*', 'diseno-grafico-web/gfx-w-nivel-*'),
  ...levels('diseno-grafico-web', 'nivel-*', 'diseno-grafico-web/gfx-w-nivel-*'),
  ...levels('diseno-grafico', 'gfx-w-nivel-*', 'diseno-grafico-web/gfx-w-nivel-*'),
  ...levels('diseno-grafico', 'gfx-g-nivel-*', 'diseno-grafico/gfx-g-nivel-*'),
  ...levels('diseno-grafico', 'nivel-*', 'diseno-grafico/gfx-g-nivel-*'),
  ['diseno-grafico', 'nivel', 'diseno-grafico/gfx-g-nivel'] as const,
  ['diseno-grafico', 'gfx-g-nivel', 'diseno-grafico/gfx-g-nivel'] as const,
  ['diseno-grafico', 'gfx-nivel', 'diseno-grafico/gfx-g-nivel'] as const,
  // Without a category the id's prefix decides.
  ...levels(undefined, 'nivel-*', 'desarrollo-web/nivel-*'),
  [undefined, 'web-splash', 'desarrollo-web/web-splash'] as const,
  ...levels(undefined, 'ec-nivel-*', 'desarrollo-ecommerce/ec-nivel-*'),
  ...levels(undefined, 'hosting-nivel-*', 'alojamiento-web/hosting-nivel-*'),
  ...levels(undefined, 'gfx-w-nivel-*', 'diseno-grafico-web/gfx-w-nivel-*'),
  ...levels(undefined, 'gfx-g-nivel-*', 'diseno-grafico/gfx-g-nivel-*'),
  [undefined, 'gfx-nivel', 'diseno-grafico/gfx-g-nivel'] as const,
  // Case and surrounding spaces are ignored.
  ['Desarrollo-WEB', 'NIVEL-1', 'desarrollo-web/nivel-1'] as const,
  ['  ecommerce ', '\tEC-Nivel-2\n', 'desarrollo-ecommerce/ec-nivel-2'] as const,
  [undefined, ' Hosting-Nivel-3 ', 'alojamiento-web/hosting-nivel-3'] as const,
];

// Known ids in another category, unknown levels, and garbage.
const NOT_FOUND: readonly (readonly [category: string | undefined, id: string])[] = [
  ['desarrollo-web', 'hosting-nivel-1'],
  ['desarrollo-web', 'gfx-w-nivel-1'],
  ['desarrollo-web', 'splash'],
  ['desarrollo-web', 'nivel-0'],
  ['desarrollo-web', 'nivel-4'],
  ['desarrollo-web', 'nivel-11'],
  ['desarrollo-web', 'nivel'],
  ['desarrollo-web', 'nivel 1'],
  ['desarrollo-web', 'ec-ec-nivel-1'],
  ['desarrollo-web', 'ecommerce-ecommerce-nivel-1'],
  ['desarrollo-ecommerce', 'nivel-1'],
  ['desarrollo-ecommerce', 'web-splash'],
  ['desarrollo-ecommerce', 'ecommerce'],
  ['ecommerce', 'nivel-1'],
  ['alojamiento-web', 'web-splash'],
  ['alojamiento-web', 'ec-nivel-1'],
  ['alojamiento-web', 'hosting-hosting-nivel-1'],
  ['alojamiento-web', 'hosting-nivel-4'],
  ['diseno-grafico-web', 'gfx-g-nivel-1'],
  ['diseno-grafico-web', 'gfx-g-nivel'],
  ['diseno-grafico-web', 'gfx-nivel'],
  ['diseno-grafico-web', 'nivel'],
  ['diseno-grafico', 'hosting-nivel-1'],
  ['diseno-grafico', 'gfx-nivel-1'],
  ['diseno-grafico', 'gfx-'],
  ['diseno-grafico', ''],
  ['marketing', 'nivel-1'],
  ['', 'nivel-1'],
  ['unknown', 'nivel-1'],
  [undefined, 'ecommerce-nivel-1'],
  [undefined, 'nivel'],
  [undefined, 'nivel-'],
  [undefined, 'web-'],
  [undefined, 'gfx-nivel-1'],
  [undefined, ''],
  [undefined, 'anything'],
  ['constructor', 'nivel-1'],
  ['__proto__', 'nivel-1'],
  ['desarrollo-web', '__proto__'],
  ['desarrollo-web', 'toString'],
  ['desarrollo-web', 'nivel-1/../nivel-2'],
  ['desarrollo-web', 'nivel-1\u0000'],
];

describe('findPlan', () => {
  test.each(FOUND)('finds category %s and id %s as %s', (category, id, found) => {
    expect(address(findPlan(catalogue, category, id))).toBe(found);
  });

  test.each(NOT_FOUND)('finds nothing for category %s and id %s', (category, id) => {
    expect(findPlan(catalogue, category, id)).toBeUndefined();
  });

  test('accepts input of any length', () => {
    expect(findPlan(catalogue, 'diseno-grafico', 'gfx-'.repeat(300_000))).toBeUndefined();
    expect(findPlan(catalogue, ' '.repeat(1_000_000), 'nivel-1')).toBeUndefined();
  });

  test('finds every plan by its canonical category and id', () => {
    for (const plan of listPlans(catalogue)) expect(findPlan(catalogue, plan.category, plan.id)).toEqual(plan);
  });
});

test('there are 17 plans', () => {
  expect(listPlans(catalogue)).toHaveLength(17);
});

test.each<readonly [word: string, category: string | undefined]>([
  ...catalogue.categories.map(({ slug }) => [slug, slug] as const),
  ['ecommerce', 'desarrollo-ecommerce'],
  [' Diseno-Grafico ', 'diseno-grafico'],
  ['marketing', undefined],
  ['', undefined],
])('findCategory(%j) is %s', (word, category) => {
  expect(findCategory(catalogue, word)?.slug).toBe(category);
});
