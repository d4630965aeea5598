import { describe, expect, test } from 'vitest';
import { formatExtra } from '../../domain/price.ts';
import { planHref } from '../../domain/routes.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { cardItems, completeFeatures, tierCardsOf } from './plans.ts';
import { listLinkedPages } from './site-pages.ts';

const cardsAt = (address: { readonly category: string; readonly id: string }) =>
  content.servicesOverview.groups.flatMap((group) =>
    tierCardsOf(content, { ...group, tiers: group.tiers.map((tier) => ({ ...tier, address })) }),
  );
const [first] = content.catalogue.categories.flatMap(({ slug, families }) =>
  Object.values(families).flatMap((ids) => ids.map((id) => ({ category: slug, id }))),
);
/** Addresses of the plans on the overview. */
const OVERVIEW = content.servicesOverview.groups.flatMap(({ family }) =>
  content.catalogue.categories.flatMap(({ families }) =>
    (families[family] ?? []).map((id) => planHref(content.catalogue, id)),
  ),
);

test.each([{ category: 'tilo', id: 'molle' }, first ?? { category: '', id: '' }])(
  'a card of the overview leads to its plan, also when its words name the address %j',
  (address) => {
    expect(cardsAt(address).map(({ href }) => href)).toEqual(OVERVIEW);
  },
);

test('the plans of the overview are linked pages, also when no page of a service has them', () => {
  const servicePages = Object.fromEntries(
    Object.entries(content.servicePages).map(([page, words]) => [page, { ...words, groups: [] }]),
  );
  const paths = listLinkedPages({ ...content, servicePages }).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(OVERVIEW));
});

const group = (title: string, ...items: string[]) => ({ title, items });
const own = group('Tiempo', '4 horas');
const rest = group('Entrega', 'Archivos');
const shared = group('Recursos', 'Disco');
const extra = { amount: 27.49 };
const withExtra = group('Tiempo', '4 horas', formatExtra(extra, 'Extra desde'));

describe('completeFeatures', () => {
  test.each([
    ['its own groups', { features: [own, rest] }, undefined, [own, rest]],
    ['the extra at the end of the first group', { features: [own, rest], extra }, undefined, [withExtra, rest]],
    ['the shared group second', { features: [own, rest] }, shared, [own, shared, rest]],
    ['the extra and the shared group', { features: [own], extra }, shared, [withExtra, shared]],
    ['the shared group alone', {}, shared, [shared]],
    ['nothing', {}, undefined, undefined],
  ])('returns %s', (_, plan, sharedGroup, groups) => {
    expect(completeFeatures(plan, 'Extra desde', sharedGroup)).toEqual(groups);
  });
});

test('cardItems returns the first five items across groups', () => {
  expect(cardItems({ features: [group('A', '1', '2'), group('B', '3', '4', '5', '6')] })).toEqual([...'12345']);
  expect(cardItems({})).toEqual([]);
});
