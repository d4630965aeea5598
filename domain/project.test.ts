import { expect, test } from 'vitest';
import { projectSchema } from './project.ts';

const project = {
  title: 'Panadería Muestra',
  description: 'Página y pedidos en línea para una panadería',
  screen: 'bakery',
  words: ['Panadería', 'Recién', 'horneado'],
  ground: 'anil',
  badge: 'outstanding',
  author: { name: 'Estudio' },
  order: 1,
  sample: true,
};

test('projectSchema parses a project file', () => {
  expect(projectSchema.parse(project)).toEqual(project);
});

test.each([
  ['a client that is not a sample', { sample: false }, 'sample'],
  ['an unknown screen', { screen: 'bank' }, 'screen'],
  ['an unknown thread', { ground: 'lila' }, 'ground'],
  ['fewer words than the screen has room for', { words: ['Panadería'] }, 'words'],
  ['more words than the screen has room for', { screen: 'cooperative' }, 'words'],
  ['a title of 41 letters', { title: 'x'.repeat(41) }, 'title'],
  ['a description of 121 letters', { description: 'x'.repeat(121) }, 'description'],
  ['no word on who made it', { author: undefined }, 'author'],
])('projectSchema rejects %s', (_, change, field) => {
  const { error } = projectSchema.safeParse({ ...project, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
