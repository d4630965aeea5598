import { expect, test } from 'vitest';
import { studio } from '../../tests/harness/unit/studio-catalogue.ts';
import { listPlans } from '../plans/find-plan.ts';
import { routes } from '../routes.ts';
import { knownPlan, stepOfPage } from './page-step.ts';

const read = (address: string) => {
  const url = new URL(address, 'https://estudio.example');
  return stepOfPage(studio, url.pathname, url.searchParams);
};

test.each(listPlans(studio))('opening the page of the plan $id is a visit to it', (plan) => {
  expect(read(routes.plan(plan))).toEqual({ step: 'visited', plan: plan.id });
});

test.each([
  [routes.home, 'visited', ''],
  [`${routes.home}?fromServiceId=boda-2`, 'visited', ''],
  [routes.contact, 'contact', ''],
  [routes.quote({ id: 'boda-2', title: 'Boda grande' }), 'contact', 'boda-2'],
  [`${routes.contact}?fromServiceId=BODA-3`, 'contact', 'boda-3'],
  [`${routes.contact}?fromServiceId=inventado`, 'contact', ''],
])('opening %s is the step «%s» with the plan %j', (address, step, plan) => {
  expect(read(address)).toEqual({ step, plan });
});

test.each([undefined, 7, ['boda-1'], '', 'x'.repeat(10_000)])('the id %j belongs to no plan', (id) => {
  expect(knownPlan(studio, id)).toBe('');
});
