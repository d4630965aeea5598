import { expect, test } from 'vitest';
import { studio } from '../../../tests/harness/unit/studio-catalogue.ts';
import { leavesOf } from '../leaves.ts';
import { catalogueReferences, checkReferences } from './references.ts';

const find = (file: string, text: string) =>
  checkReferences(leavesOf({ file, text }), catalogueReferences(studio, {})).map(({ line, column, message }) => [
    line,
    column,
    /hay «([^«»]*)»/.exec(message)?.[1],
  ]);

test.each([
  ['service: bodas', []],
  ['service: teja', []],
  ['family: civil', []],
  ['a:\n  service: bautizos', [[2, 3, 'bautizos']]],
  ['family: videos', [[1, 1, 'videos']]],
  ['family: "videos"', [[1, 1, 'videos']]],
])('in the page %j the unknown names are %j', (text, found) => {
  expect(find('content/pages/home.yaml', text)).toEqual(found);
});

test.each([
  ['type: bodas', []],
  ['title: x\ntype: bodass', [[2, 1, 'bodass']]],
  ['type: "bodas" # una nota', []],
])('in the plan %j the unknown names are %j', (text, found) => {
  expect(find('content/plans/boda-1.yaml', text)).toEqual(found);
});

test('checkReferences ignores the catalogue itself and whitepapers', () => {
  expect(find('content/catalogue.yaml', 'service: bautizos')).toEqual([]);
  expect(find('content/whitepapers/a.md', 'service: bautizos')).toEqual([]);
});
