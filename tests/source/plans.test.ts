import { describe, expect, test } from 'vitest';
import { categoryOfPlan } from '../../domain/plans/find-plan.ts';
import { cardItems, completeFeatures } from '../../domain/plans/plan-features.ts';
import { plans } from '../harness/plans.ts';
import { catalogue, extraLabel } from '../harness/unit/our-content.ts';
import { filesIn } from './source-files.ts';

const files = filesIn(['content/plans'], ['.yaml']);

const shown = plans.map((plan) => {
  const shared = categoryOfPlan(catalogue, plan.id)?.sharedFeatures;
  return { ...plan, features: completeFeatures(plan, extraLabel, shared) };
});
/** Plans with levels, grouped by the prefix of their ids. */
const families = Object.entries(
  Object.groupBy(
    shown.filter(({ tier }) => tier),
    ({ id }) => id.replace(/-?nivel-\d$/, '') || 'spa',
  ),
).map(([name, levels = []]) => ({ name, levels }));

describe.each(families)('the levels of $name', ({ levels }) => {
  test('have the same feature groups in the same order, as the comparison table requires', () => {
    const titles = levels.map(({ features = [] }) => features.map(({ title }) => title));
    expect(titles).toEqual(levels.map(() => titles[0]));
  });

  test('differ in the first line of their cards', () => {
    const first = levels.map((plan) => cardItems(plan)[0]);
    expect(new Set(first).size).toBe(levels.length);
  });
});

test('plan files contain no formatted prices', () => {
  expect(files.filter(({ text }) => text.includes('$')).map(({ path }) => path)).toEqual([]);
});

const shared = catalogue.categories.find(({ sharedFeatures }) => sharedFeatures)?.sharedFeatures?.items ?? [];

test('every hosting card shows bandwidth and availability, which no plan file repeats', () => {
  const hosting = shown.filter(({ type }) => type === 'alojamiento-web');
  for (const plan of hosting) expect(cardItems(plan)).toEqual(expect.arrayContaining(shared.slice(0, 2)));
  const repeated = files.filter(({ text }) => shared.some((item) => text.includes(item)));
  expect(repeated.map(({ path }) => path)).toEqual([]);
});
