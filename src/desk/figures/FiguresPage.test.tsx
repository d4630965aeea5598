import { expect, test } from 'vitest';
import { changeInPercent } from '../../../domain/visits/figures.ts';
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
