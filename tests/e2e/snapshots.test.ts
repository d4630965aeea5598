import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { FIXTURE } from './fixture-words.ts';
import { keptSnapshots } from './kept-snapshots.ts';

/** Where the fixture brand has other names than ours, or another address shows more of a template. */
const FIXTURE_TEMPLATES = {
  ...TEMPLATES,
  contact: routes.quote({ id: 'nivel-2', title: 'Sitio' }),
  project: routes.project('molino-uno'),
  whitepaper: routes.whitepaper('como-nace-un-rio'),
  'not found': routes.plan({ category: 'desarrollo-web', id: 'no-existe' }),
};
const expectSnapshot = keptSnapshots('pages', ['phone-light', 'desktop-dark']);

test.for(Object.entries(FIXTURE_TEMPLATES))(
  'the page «%s» looks as in its snapshots',
  async ([name, path], { visit }) => {
    const page = await visit(path, { ...FIXTURE, reducedMotion: 'reduce' });
    await expectSnapshot(page.locator('html'), name.replaceAll(' ', '-'));
  },
);
