import { describe } from 'vitest';
import { DESKTOP, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { expectNoLateShift } from './every-page.ts';

describe.each([
  ['a small phone', { width: 360, height: 740 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', DESKTOP],
])('on %s, when fonts load late', (_, viewport) => {
  test.for(Object.entries(TEMPLATES))('%s has no layout shift', ([, path], { visit }) =>
    expectNoLateShift(visit, path, viewport),
  );
});
