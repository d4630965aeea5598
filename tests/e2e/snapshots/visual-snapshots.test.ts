import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { FIXTURE } from './fixture-content.ts';
import { visualSnapshots } from './visual-snapshots.ts';

/** Templates whose path differs for the fixture brand, or for which another path shows more. */
const FIXTURE_TEMPLATES = {
  ...TEMPLATES,
  plan: routes.plan({ category: 'desarrollo-web', id: 'nivel-2' }),
  contact: routes.quote({ id: 'nivel-2', title: 'Sitio' }),
  project: routes.project('molino-uno'),
  whitepaper: routes.whitepaper('como-nace-un-rio'),
  'not found': routes.plan({ category: 'desarrollo-web', id: 'no-existe' }),
};
const expectSnapshot = visualSnapshots('pages', ['phone-light', 'desktop-dark']);

test.for(Object.entries(FIXTURE_TEMPLATES))('page «%s» matches its snapshots', async ([name, path], { visit }) => {
  const page = await visit(path, { ...FIXTURE, reducedMotion: 'reduce' });
  await expectSnapshot(page.locator('html'), name.replaceAll(' ', '-'));
});
