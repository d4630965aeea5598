import { PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { expectPainted } from './every-page.ts';

test.for(Object.entries(TEMPLATES))(
  '«%s» is painted top to bottom once loaded, without reduced motion',
  ([, path], { visit }) => expectPainted(visit, path, PHONE),
);
