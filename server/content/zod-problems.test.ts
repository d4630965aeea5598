import { expect, test } from 'vitest';
import { z } from 'zod';
import { line, wholeNumber } from '../../domain/content/fields.ts';
import { projectSchema } from '../../domain/site/project.ts';
import { describeIssues } from './zod-problems.ts';

test.each([
  ['no row', z.array(z.string()).min(1), [], 'Se esperaba al menos uno en la lista; hay una lista vacía.'],
  ['too few rows', z.array(z.string()).min(2), ['a'], 'Se esperaba al menos 2 en la lista; hay uno.'],
  ['a second letter', z.string().max(1), 'ab', 'Se esperaba un texto de hasta 1 letra; hay 2 letras.'],
  ['no text', line('Título'), '', 'Se esperaba un texto que diga algo; hay un dato vacío.'],
  ['too few letters', z.string().min(2), 'a', 'Se esperaba un texto de al menos 2 letras; hay «a».'],
  ['a list', z.string().min(2), ['a'], 'Se esperaba un texto; hay una lista.'],
  [
    'a text with a colon, which YAML reads as a group',
    z.string(),
    { Tiempo: 'tres semanas' },
    'Se esperaba un texto (entre comillas, si lleva dos puntos o empieza con una llave); hay un grupo de datos.',
  ],
  [
    'a whole number in thousands',
    wholeNumber('Empresas'),
    '1.250',
    'Se esperaba un número entero, sin punto ni coma de miles; hay «1.250».',
  ],
  [
    'a number in thousands',
    z.number(),
    '1.250',
    'Se esperaba un número sin punto ni coma de miles y con dos decimales a lo más (1250 o 14.99); hay «1.250».',
  ],
])('%s is reported in plain Spanish', (_, schema, value, says) => {
  const { error } = schema.safeParse(value);
  expect(describeIssues(error?.issues ?? [], value)).toEqual([{ path: [], message: says }]);
});

test('what a rule expects in place of nothing is said, and of another field only that it is missing', () => {
  const { error } = projectSchema.safeParse({});
  const messages = describeIssues(error?.issues ?? [], {}).map(({ path, message }) => [path[0], message]);
  expect(messages).toContainEqual([
    'image',
    'Se esperaba una foto, o una «Pantalla dibujada» (screen); hay un dato vacío.',
  ]);
  expect(messages).toContainEqual(['title', 'Falta «title».']);
});

test.each([
  ['IV', '«IV»'],
  ['', 'un dato vacío'],
])('a name %j that the agency may not choose is reported in plain Spanish', (name, found) => {
  const value = { levels: { [name]: 'Tilo' } };
  const { error } = z.object({ levels: z.record(z.string().regex(/^[1-9]$/, 'tier'), z.string()) }).safeParse(value);
  expect(describeIssues(error?.issues ?? [], value)).toEqual([
    { path: ['levels', name], message: `Se esperaba el número de un nivel, de 1 a 9; hay ${found}.` },
  ]);
});
