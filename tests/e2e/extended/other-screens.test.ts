import { describe } from 'vitest';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { expectNoViolations, expectPainted } from '../pages/every-page.ts';

// `tests/e2e/pages/` has the same checks on the screens where they fail first.
describe.each(Object.entries(TEMPLATES))('%s', (_, path) => {
  test('has no axe violations on a light phone and on a dark desktop', async ({ open }) =>
    expectNoViolations(await open(path), [
      ['light', PHONE],
      ['dark', DESKTOP],
    ]));

  test('is painted top to bottom on a desktop', ({ visit }) => expectPainted(visit, path, DESKTOP));
});
