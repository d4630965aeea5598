import { test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { addresses } from '../pages/pages.ts';
import { expectReadable, ZOOMED } from '../pages/readable.ts';

const templates = new Set(Object.values(TEMPLATES));

// One page of each kind is in `pages/reflow.test.ts`; the result depends on the words, so the others follow here.
test.for(addresses.filter((path) => !templates.has(path)))(
  '%s clips no text and breaks no words at 400 percent zoom and with text spacing',
  async (path, { open }) => expectReadable(await open(path, ZOOMED)),
);
