import { expect, test } from 'vitest';
import { searchTexts, textsNaming } from './find-texts.ts';

const files = [
  { file: 'content/plans/uno.yaml', text: 'title: Plan (2×)\nsummary: Más que el Plan 2.\n' },
  { file: 'content/plans/dos.yaml', text: 'title: Plan 23\nsummary: Otra cosa.\n' },
  { file: 'content/plans/tres.yaml', text: 'title: Plan 23 Plus\nsummary: Mejora el plan 23 plus.\n' },
  { file: 'content/projects/telas.yaml', text: 'title: Telas en Tilo\nclient: Taller-Dos\n' },
  { file: 'content/plans/taller.yaml', text: 'title: Taller-Dos\n' },
  {
    file: 'content/pages/team.yaml',
    text: 'text: En marketing\nbullets: [{ title: Marketing, primary: { href: /servicios/marketing } }]\n',
  },
];
const found = (texts: ReturnType<typeof textsNaming>) => texts.map(({ text }) => text);

test.each([
  ['Plan (2×)', ['Plan (2×)']],
  ['Plan 2', ['Más que el Plan 2.']],
  ['Plan 23', ['Plan 23']],
  ['Tilo', ['Telas en Tilo']],
  ['Taller', []],
  ['Plan .', []],
  ['[a-z]+', []],
  ['otra COSA', ['Otra cosa.']],
  ['Marketing', ['Marketing', 'En marketing']],
])('textsNaming() takes the name «%s» as it is written first, and no address or longer name', (name, texts) => {
  expect(found(textsNaming(files, name))).toEqual(texts);
});

test('searchTexts() finds every word in any case, without accents', () => {
  expect(found(searchTexts(files, 'PLAN mas', new Map()))).toEqual(['Más que el Plan 2.']);
});

test('searchTexts() finds a text as the site shows it, and leads to its field', () => {
  const file = { file: 'content/pages/team.yaml', text: 'title: En {company.town} desde siempre\n' };
  expect(searchTexts([file], 'pifo', new Map([['company.town', 'Pifo']]))).toEqual([
    expect.objectContaining({
      text: 'En Pifo desde siempre',
      href: expect.stringMatching(/team\.yaml(\?parte=\w+)?#title$/),
    }),
  ]);
});

test.each([
  ['laurel', '| Laurel | 3 |'],
  ['laurel molle', '| Laurel | 3 |\n| Molle | 4 |'],
])('searchTexts() shows the lines of a table with «%s»', (search, expected) => {
  const file = { file: 'content/whitepapers/x.md', text: '---\ntitle: x\n---\n\n| Laurel | 3 |\n| Molle | 4 |\n' };
  expect(found(searchTexts([file], search, new Map()))).toEqual([expected]);
});
