import { expect, test } from 'vitest';
import { formatCount } from '../../../domain/site/amounts.ts';
import { changeInPercent } from '../../../domain/visits/figures.ts';
import { MOST_NAMES, MOST_OF_ADDRESS, MOST_VISITORS } from '../../../domain/visits/limits.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { examples } from './FiguresPage.examples.tsx';
import { FiguresPage } from './FiguresPage.tsx';

test.each([
  ['days', true],
  ['year', false],
] as const)('of %s, whether visits rose or fell is said: %s', (name, isSaid) => {
  const { figures } = examples[name];
  const change = figureWords.change(changeInPercent(figures.visitors) ?? 0);
  expect(renderToStaticMarkup(<FiguresPage {...examples[name]} />).includes(change)).toBe(isSaid);
});

test.each([MOST_VISITORS, MOST_OF_ADDRESS.visitors, MOST_NAMES.source, MOST_NAMES.view])(
  'the page says the limit of %i',
  (limit) => {
    expect(figureWords.counting.facts.join()).toContain(` ${formatCount(limit)} `);
  },
);
