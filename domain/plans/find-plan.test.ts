import { describe, expect, test } from 'vitest';
import { studio } from '../../tests/harness/unit/studio-catalogue.ts';
import {
  categoryOfPrefix,
  familyPlans,
  findCategory,
  findPlan,
  listPlans,
  neighbourOf,
  serviceOfPlan,
} from './find-plan.ts';

const find = (category: string | undefined, id: string) => {
  const plan = findPlan(studio, category, id);
  return plan && `${plan.category}/${plan.id}`;
};

describe('findPlan', () => {
  test.each<readonly [category: string | undefined, id: string, found: string]>([
    ['bodas', 'boda-1', 'bodas/boda-1'],
    [' BODAS ', '\tBoda-1\n', 'bodas/boda-1'],
    ['bodas', 'album-2', 'bodas/boda-2'],
    ['bodas', 'registro', 'bodas/civil'],
    ['sesiones', '1', 'sesiones/retrato-1'],
    // Plans of another category, through `alsoFinds` or an alias.
    ['bodas', 'boda-papel-1', 'impresiones/boda-papel-1'],
    ['copias', 'boda-papel-1', 'impresiones/boda-papel-1'],
    // Without a category.
    [undefined, 'boda-2', 'bodas/boda-2'],
    [undefined, 'civil', 'bodas/civil'],
    [undefined, 'retrato-1', 'sesiones/retrato-1'],
  ])('in category %s finds %s as %s', (category, id, found) => {
    expect(find(category, id)).toBe(found);
  });

  test.each<readonly [category: string | undefined, id: string]>([
    ['bodas', 'boda-5'],
    ['bodas', 'album-album-1'],
    ['bodas', 'registro-1'],
    ['impresiones', 'boda-1'],
    ['retratos', 'retrato-1'],
    ['', 'boda-1'],
    ['bodas', 'album-*'],
    [undefined, 'album-1'],
    [undefined, 'boda-'],
    ['constructor', 'boda-1'],
    ['bodas', 'toString'],
  ])('in category %s finds no plan %s', (category, id) => {
    expect(find(category, id)).toBeUndefined();
  });

  test('finds every plan by its canonical category and id', () => {
    for (const plan of listPlans(studio)) expect(findPlan(studio, plan.category, plan.id)).toEqual(plan);
  });
});

test.each([
  ['boda-9', 'bodas'],
  ['boda-papel-9', 'impresiones'],
  ['retrato-1', undefined],
  ['', undefined],
])('the prefix of %s implies category %s', (id, category) => {
  expect(categoryOfPrefix(studio, id)?.slug).toBe(category);
});

test.each([
  ['impresiones', 'impresiones'],
  [' Copias ', 'impresiones'],
  ['retratos', undefined],
])('findCategory(%j) is %s', (word, category) => {
  expect(findCategory(studio, word)?.slug).toBe(category);
});

test.each([
  ['albumes', ['boda-1', 'boda-2', 'boda-3', 'boda-4']],
  ['constructor', []],
])('the plans of family %s are %j', (family, plans) => {
  expect(familyPlans(studio, family)).toEqual(plans);
});

test.each([
  ['boda-papel-1', 'bodas'],
  ['retrato-1', 'retratos'],
  ['unknown', undefined],
])('plan %s belongs to service %s', (id, service) => {
  expect(serviceOfPlan(studio, id)?.slug).toBe(service);
});

test.each([
  ['boda-2', 'boda-3'],
  // The highest level of its family.
  ['boda-4', 'boda-3'],
  // Alone in its family.
  ['civil', 'boda-1'],
  // Alone in its category.
  ['retrato-1', undefined],
  ['unknown', undefined],
])('the neighbour of plan %s is %s', (id, neighbour) => {
  expect(neighbourOf(studio, id)).toBe(neighbour);
});
