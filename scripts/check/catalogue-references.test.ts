import { expect, test } from 'vitest';
import { studio } from '../../domain/testing/studio-catalogue.ts';
import { checkReferences } from './catalogue-references.ts';

const find = (file: string, text: string) =>
  checkReferences(studio, [{ file, text }], {}).map(({ line, column, message }) => [
    line,
    column,
    /«([^«»]*)»\.$/.exec(message)?.[1],
  ]);

test.each([
  ["service: 'bodas'", []],
  ["service: 'teja'", []],
  ["href: routes.service('retratos')", []],
  ["family: 'civil'", []],
  ["\n  service: 'bautizos'", [[2, 3, 'bautizos']]],
  [
    "href: routes.service('teja'), b: routes.service('bautizos')",
    [
      [1, 7, 'teja'],
      [1, 34, 'bautizos'],
    ],
  ],
  ["family: 'videos'", [[1, 1, 'videos']]],
  ['family: "videos"', [[1, 1, 'videos']]],
])('in the module %j the unknown names are %j', (text, found) => {
  expect(find('content/pages/home.ts', text)).toEqual(found);
});

test.each([
  ['type: bodas', []],
  ['title: x\ntype: bodass', [[2, 1, 'bodass']]],
  ['type: "bodas" # una nota', []],
])('in the plan %j the unknown names are %j', (text, found) => {
  expect(find('content/plans/boda-1.yaml', text)).toEqual(found);
});

test('checkReferences ignores the catalogue itself and whitepapers', () => {
  expect(find('content/catalogue.ts', "service: 'bautizos'")).toEqual([]);
  expect(find('content/whitepapers/a.md', "service: 'bautizos'")).toEqual([]);
});
