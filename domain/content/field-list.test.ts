import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { labelAt, listFields } from './field-list.ts';
import { group, line, list, toggle } from './fields.ts';
import { SCHEMAS } from './schemas.ts';

describe('the fields of a schema', () => {
  const schema = z.strictObject({
    title: line('Título', { max: 40, help: 'Breve.' }),
    links: list('Enlaces', z.union([group('Uno', { href: line('Dirección') }), line('Palabra')])).max(3),
    kinds: z.record(z.string(), line('Tipo')).meta({ label: 'Tipos', kind: 'group' }),
    plans: z.record(z.string(), z.array(line('Plan'))).meta({ label: 'Familias', kind: 'group' }),
    open: toggle('Abierto').default(false),
    words: list('Palabras', line('Palabra', { max: 20 })).optional(),
  });

  test('are listed in order, with label, kind and limits', () => {
    expect(listFields(schema)).toMatchObject([
      { path: 'title', label: 'Título', kind: 'line', help: 'Breve.', max: 40, optional: false },
      { path: 'links', label: 'Enlaces', kind: 'list', max: 3 },
      { path: 'links[].href', label: 'Dirección' },
      { path: 'kinds', kind: 'group' },
      { path: 'kinds.*', label: 'Tipo' },
      { path: 'plans', label: 'Familias' },
      { path: 'plans.*' },
      { path: 'plans.*[]', label: 'Plan' },
      { path: 'open', kind: 'toggle', optional: true },
      { path: 'words', kind: 'list', optional: true },
      { path: 'words[]', label: 'Palabra', max: 20 },
    ]);
  });

  test('are found by the path of a problem', () => {
    expect(labelAt(schema, ['links', 2, 'href'])).toBe('Dirección');
    expect(labelAt(schema, ['links', 2, 'other'])).toBeUndefined();
    expect(labelAt(schema, ['kinds', 'molle'])).toBe('Tipo');
    expect(labelAt(schema, ['kinds', 'molle', 'other'])).toBeUndefined();
  });

  test.each([
    [['plans', 'molle'], 'Familias «molle»'],
    [['plans', ''], 'Familias'],
    [['plans', 'molle', 0], 'Plan'],
  ])('are called by their group and name where they have no label: %j', (path, label) => {
    expect(labelAt(schema, path)).toBe(label);
  });
});

test.each(Object.entries(SCHEMAS))('every field of %s has a label and a kind', (_, schema) => {
  const fields = listFields(schema);
  expect(fields.length).toBeGreaterThan(0);
  // What stands in a group of free names is described with the group.
  const silent = fields.filter(({ path, label, kind }) => !path.includes('*') && !(label && kind));
  expect(silent.map(({ path }) => path)).toEqual([]);
  const wordless = fields.filter(({ kind, choices: given }) => (kind === 'choice' || kind === 'icon') && !given);
  expect(wordless.map(({ path }) => path)).toEqual([]);
});

const choices = Object.entries(SCHEMAS).flatMap(([file, schema]) =>
  listFields(schema).flatMap(({ path, choices: given }) => (given ? { file, path, names: Object.values(given) } : [])),
);

test.each(choices)('the choices of $path in $file have names that tell them apart', ({ names }) => {
  expect(new Set(names).size).toBe(names.length);
});
