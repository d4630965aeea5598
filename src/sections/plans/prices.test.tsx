import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../domain/price.ts';
import { company, priceWords } from '../../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { examples as tables } from './Comparison.examples.tsx';
import { Comparison } from './Comparison.tsx';
import { examples as grids } from './PlanGrid.examples.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { examples as posters } from './ProductPosters.examples.tsx';
import { ProductPosters } from './ProductPosters.tsx';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test.each([
  ['plan cards', <PlanGrid key="grid" {...grids.three} />],
  ['comparison tables', <Comparison key="table" {...tables.three} />],
  ['posters', <ProductPosters key="posters" {...posters.three} />],
])('%s end with the tax note', (_, prices) => {
  expect(textOf(renderToStaticMarkup(prices)).endsWith(company.taxNote)).toBe(true);
});

test('without a family of two plans there is nothing to compare', () => {
  const [family] = tables.three.families;
  const families = [{ title: family?.title ?? '', plans: family?.plans.slice(0, 1) ?? [] }];
  expect(renderToStaticMarkup(<Comparison {...tables.three} families={families} />)).toBe('');
});

describe('the price on a plan card', () => {
  const { service, title } = grids.one;
  const plan = { title, items: [], href: '#' };
  const priced = (from: boolean) => {
    const price = { amount: 1234, from, unit: 'pago único' };
    return textOf(renderToStaticMarkup(<PlanGrid service={service} title={title} plans={[{ ...plan, price }]} />));
  };

  test('has «from» before the amount when it is a minimum', () => {
    expect(priced(true)).toContain(`${priceWords.from} ${formatMoney(1234)} pago único`);
    expect(priced(false)).not.toContain(priceWords.from);
  });
});

test('the name of a plan does not break at its hyphen, in the title of its card or on the button', () => {
  const [plan] = grids.one.plans;
  const plans = plan ? [{ ...plan, title: 'E-Telar' }] : [];
  expect(renderToStaticMarkup(<PlanGrid {...grids.one} plans={plans} />).split('E-\u2060Telar')).toHaveLength(3);
});
