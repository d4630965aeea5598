import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTACT_LIMITS, contactMessageSchema } from '../../domain/contact/contact-message.ts';
import { findPlan, listPlans } from '../../domain/plans/find-plan.ts';
import { resolvePath, routes } from '../../domain/routes.ts';
import { envSchema } from '../../server/config/env-schema.ts';
import { fixtureContent } from '../harness/fixture-content.ts';
import { company } from '../harness/unit/our-content.ts';
import { codesIn, type Rows, tablesUnder } from './markdown.ts';

const { catalogue } = fixtureContent();
const read = (path: string) => readFileSync(path, 'utf8');
const tables = (heading: string) => tablesUnder(read('docs/contract.md'), heading);
const codes = (rows: Rows | undefined) => rows?.map((row) => row.map((cell) => codesIn(cell)[0] ?? '')) ?? [];
const names = (rows: Rows | undefined) => rows?.flatMap(([name]) => codesIn(name)) ?? [];

test('docs/contract.md lists the scripts of package.json', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts).filter((script) => script !== 'postinstall');
  const command = (script: string) => (['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`);
  expect(names(tables('Commands')[0]).toSorted()).toEqual(scripts.map(command).toSorted());
});

describe('environment variables in docs/contract.md', () => {
  const [variables = []] = tables('Environment');
  const FROM_CONTENT = { SITE_URL: company.site, CONTACT_TO: company.email, CONTACT_FROM: company.email };

  test('are those that the server reads', () => {
    expect(names(variables).toSorted()).toEqual(Object.keys(envSchema.shape).toSorted());
  });

  test('have the right defaults', () => {
    const defaults: Record<string, unknown> = envSchema.parse(FROM_CONTENT);
    const isWrong = ([name, standard = '']: readonly string[]) => {
      const value = defaults[codesIn(name)[0] ?? ''];
      if (standard === '–') return value !== undefined;
      // A default in prose comes from content/, which the owner may change.
      return standard.startsWith('`') ? standard !== `\`${value}\`` : value === undefined;
    };
    expect(variables.filter(isWrong)).toEqual([]);
  });
});

describe('paths in docs/contract.md', () => {
  const [, aliases, absent] = tables('Addresses');
  test.each([...codes(aliases), ...codes(absent)])('%s shows the page %s', (requested = '', page) => {
    const pages: readonly unknown[] = [...Object.values(routes), ...listPlans(catalogue).map(routes.plan)];
    expect(resolvePath(requested, (path) => pages.includes(path), catalogue)).toBe(page);
  });

  // The owner may remove plans; the document keeps its examples.
  const sold = listPlans(catalogue).map(routes.plan);
  test.each(codes(tables('Plans')[0]).filter(([, , address = '']) => sold.includes(address)))(
    'category %s and id %s lead to plan %s',
    (category, id = '', address) => {
      const found = findPlan(catalogue, category, id);
      expect(found && routes.plan(found)).toBe(address);
    },
  );
});

test('docs/contract.md lists the fields of a contact message and their limits', () => {
  const rows = tables('POST /api/v1/contact')[0]?.map(([field, limit]) => [codesIn(field)[0], Number(limit)] as const);
  const limits = Object.fromEntries(rows?.filter(([, limit]) => limit > 0) ?? []);
  expect(limits).toEqual(CONTACT_LIMITS);
  expect(Object.keys(limits)).toEqual(Object.keys(contactMessageSchema.shape));
});

/** Conversion of a documented unit to the constant's: milliseconds, bytes or a count. */
const UNITS: Readonly<Record<string, number>> = { s: 1e3, min: 6e4, h: 3.6e6, days: 8.64e7, KiB: 1024 };
const product = (factors: string) => factors.split('*').reduce((total, factor) => total * Number(factor), 1);

test.each(tablesUnder(read('docs/contact.md'), 'Figures')[0] ?? [])(
  'the figure %s of docs/contact.md is %s in the code',
  (name, value = '', place = '') => {
    const [constant = ''] = codesIn(name);
    const [, path = ''] = /\(\.\.\/(.*)\)/.exec(place) ?? [];
    const code = new RegExp(`\\b${constant} = ([\\d_]+(?: \\* [\\d_]+)*);`).exec(read(path))?.[1];
    expect(code, `${constant} in ${path}`).toBeDefined();
    const [number = '', unit = ''] = value.split(' ');
    const inSeconds = constant.endsWith('_S') ? 1e3 : 1;
    expect(Number(number) * (UNITS[unit] ?? 1)).toBe(product(code?.replaceAll('_', '') ?? '') * inSeconds);
  },
);
