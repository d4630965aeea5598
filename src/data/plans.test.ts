import { expect, test } from 'vitest';
import { planHref } from '../../domain/routes.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { tierCardsOf } from './plans.ts';
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
