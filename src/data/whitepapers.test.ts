import { expect, test } from 'vitest';
import { fixtureContent } from '../../tests/harness/fixture-content.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { readListPage } from './whitepapers.ts';

test.each([
  ['1', ['1', '2', '… 7']],
  ['2', ['1', '2', '3', '… 7']],
  ['7', ['1', '… 6', '7']],
])('where page numbers are left out beside page %s of 7, there are dots', (page, labels) => {
  const whitepapers = { list: Array.from({ length: 80 }, () => sampleWhitepaper()), storageUrl: '' };
  const list = readListPage(fixtureContent(), whitepapers, new URLSearchParams({ pagina: page }));
  expect(list?.pageLinks.map(({ label }) => label)).toEqual(labels);
});
