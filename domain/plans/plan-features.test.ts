import { describe, expect, test } from 'vitest';
import { formatExtra } from '../price.ts';
import { cardItems, completeFeatures } from './plan-features.ts';

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
