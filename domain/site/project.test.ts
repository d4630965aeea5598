import { expect, test } from 'vitest';
import { projectSchema } from './project.ts';

const project = {
  title: 'Molino Uno',
  description: 'Página y reservas de un molino',
  screen: 'bakery',
  words: ['Molino', 'Recién', 'molido'],
  ground: 'anil',
  badge: 'outstanding',
  author: { name: 'Estudio' },
  order: 1,
  sample: true,
};

const story = { problem: 'Nadie la encontraba.', work: 'Una página.\n\nUn catálogo.', result: 'La llaman.' };
/** A client's project: it has a photograph and needs no drawing. */
const real = {
  title: 'Panadería El Trigal',
  description: 'Encargos por internet para un horno de barrio',
  image: 'trigal.jpg',
  alt: 'Vitrina con panes de trigo',
  ground: 'anil',
  author: { name: 'Rosa Andrade', image: 'rosa.jpg' },
  link: 'https://trigal.example',
  service: 'desarrollo-web',
  story,
  pictures: [{ image: 'horno.jpg', alt: 'Horno de leña' }],
  order: 9,
};

test('projectSchema parses a placeholder', () => {
  expect(projectSchema.parse(project)).toEqual({ ...project, pictures: [] });
});

test('projectSchema parses a client’s project, which is not a sample and has no drawing', () => {
  expect(projectSchema.parse(real)).toEqual({ ...real, words: [], sample: false });
});

const rejected = (record: object) => projectSchema.safeParse(record).error?.issues.map(({ path }) => path.join('.'));

test.each([
  ['a photograph without alternative text', { alt: undefined }, 'alt'],
  ['a project with neither photograph nor drawing', { image: undefined, alt: undefined }, 'image'],
  ['an empty name of a photograph, once', { image: '' }, 'image'],
  ['a javascript: link', { link: 'javascript:alert(1)' }, 'link'],
])('projectSchema rejects %s', (_, change, field) => {
  expect(rejected({ ...real, ...change })).toEqual([field]);
});

test('a missing alternative text, or neither photograph nor drawing, is reported with the other problems', () => {
  expect(rejected({ ...real, alt: undefined, title: undefined })).toEqual(['title', 'alt']);
  expect(rejected({ ...real, image: undefined, title: undefined })).toEqual(['title', 'image']);
  expect(projectSchema.safeParse(null).success).toBe(false);
});

test.each([
  ['fewer texts than the screen needs', { words: ['Molino'] }, 'words'],
  ['more texts than the screen has room for', { screen: 'cooperative' }, 'words'],
])('projectSchema rejects %s', (_, change, field) => {
  expect(rejected({ ...project, ...change })).toEqual([field]);
});

test.each([null, undefined])('projectSchema reads the author %s as a project without an author', (author) => {
  expect(projectSchema.parse({ ...project, author }).author).toBeNull();
});
