import { expect, test } from 'vitest';
import { planHref } from '../../domain/routes.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { tierCardsOf } from './plans.ts';

const cardsAt = (address: { readonly category: string; readonly id: string }) =>
  content.servicesOverview.groups.flatMap((group) =>
    tierCardsOf(content, { ...group, tiers: group.tiers.map((tier) => ({ ...tier, address })) }),
  );
const [first] = content.catalogue.categories.flatMap(({ slug, families }) =>
  Object.values(families).flatMap((ids) => ids.map((id) => ({ category: slug, id }))),
);

test.each([{ category: 'tilo', id: 'molle' }, first ?? { category: '', id: '' }])(
  'a card of the overview leads to its plan, also when its words name the address %j',
  (address) => {
    const wanted = content.servicesOverview.groups.flatMap(({ family }) =>
      content.catalogue.categories.flatMap(({ families }) =>
        (families[family] ?? []).map((id) => planHref(content.catalogue, id)),
      ),
    );
    expect(cardsAt(address).map(({ href }) => href)).toEqual(wanted);
  },
);
