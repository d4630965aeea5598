import { expect, test } from 'vitest';
import { figureWords } from '../../../domain/visits/words.ts';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { examples } from './Ranks.examples.tsx';
import { Ranks } from './Ranks.tsx';

test.each([
  ['', figureWords.ranks.sources.direct],
  ['*', figureWords.ranks.sources.other],
  ['constructor', 'constructor'],
])('the source %j is called «%s»', (name, label) => {
  const sources = { first: [{ name, now: 3, before: 1 }], others: { names: 0, now: 0, before: 0 } };
  expect(renderToStaticMarkup(<Ranks {...examples.comparable} sources={sources} />)).toContain(`>${label}<svg`);
});
