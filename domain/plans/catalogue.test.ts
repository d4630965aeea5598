import { expect, test } from 'vitest';
import { studio } from '../../tests/harness/unit/studio-catalogue.ts';
import { catalogueSchema } from './catalogue.ts';

const [weddings, portraits] = studio.services;
const [albums, prints, sessions] = studio.categories;
/** Errors of the schema for a changed catalogue, such as `services.1.slug: duplicate`. */
const faults = (changes: object) =>
  catalogueSchema
    .safeParse({ ...studio, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const inFirst = (changes: object) => ({ categories: [{ ...albums, ...changes }, prints, sessions] });

test('catalogueSchema accepts a catalogue without plans', () => {
  expect(faults({ categories: [], overviewAliases: [] })).toEqual([]);
});

test.each([
  [{ services: [weddings, { ...portraits, slug: 'bodas' }], categories: [] }, 'services.1.slug: duplicate'],
  [{ services: [{ ...weddings, slug: 'Año nuevo' }], categories: [] }, 'services.0.slug: slug'],
  [{ overviewAliases: ['retratos'] }, 'overviewAliases.0: duplicate'],
  [inFirst({ slug: 'copias' }), 'categories.1.aliases.0: duplicate'],
  [inFirst({ service: 'bautizos' }), 'categories.0.service: unknownService'],
  [inFirst({ alsoFinds: 'videos' }), 'categories.0.alsoFinds: unknownCategory'],
  [inFirst({ families: { papel: ['boda-1'] } }), 'categories.1.families.papel: duplicate'],
  [inFirst({ families: { albumes: ['boda-1', 'boda-1'] } }), 'categories.0.families.albumes.1: duplicate'],
  [inFirst({ families: { albumes: ['retrato-1'] } }), 'categories.2.families.retrato.0: duplicate'],
  [inFirst({ families: { albumes: ['Boda 1'] } }), 'categories.0.families.albumes.0: slug'],
  [inFirst({ prefixes: ['boda-papel-'] }), 'categories.1.prefixes.0: duplicate'],
])('catalogueSchema rejects %j: %s', (changes, fault) => {
  expect(faults(changes)).toEqual([fault]);
});
