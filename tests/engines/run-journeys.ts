import { afterAll, describe, expect, inject, test } from 'vitest';
import { DESKTOP } from '../browser.ts';
import { type MailedSite, openMailedSite } from '../harness/open-site.ts';
import { findProxy } from '../harness/proxy.ts';
import { openRecordingProxy } from '../harness/recording-proxy.ts';
import type { CloseLater } from '../harness/resources.ts';
import type { Engine, Preferences } from './engine.ts';
import type { Journey } from './journey.ts';
import { animation } from './journeys/animation.ts';
import { carousel } from './journeys/carousel.ts';
import { contact } from './journeys/contact.ts';
import { desk } from './journeys/desk.ts';
import { editor } from './journeys/editor.ts';
import { firstWindow } from './journeys/first-window.ts';
import { layout } from './journeys/layout.ts';
import { loomJourneys } from './journeys/loom.ts';
import { menus } from './journeys/menus.ts';
import { plans } from './journeys/plans.ts';
import { reducedMotion } from './journeys/reduced-motion.ts';
import { theme } from './journeys/theme.ts';
import { openSecureSite } from './secure-site.ts';
import { Visitor } from './visitor.ts';

const JOURNEYS: readonly Journey[] = [
  ...menus,
  ...theme,
  ...contact,
  ...desk,
  ...editor,
  ...carousel,
  ...loomJourneys,
  ...animation,
  ...reducedMotion,
  ...layout,
  ...plans,
  ...firstWindow,
];

/**
 * Puppeteer sometimes loses a tab that activates a prerendered page, and cannot ask it anything from then on. What fails
 * for any other reason is not run again.
 */
const RETRY = { count: 1, condition: /Attempted to use detached Frame/ };

async function runJourney(engine: Engine, { run, size = DESKTOP, preferences = {}, secure }: Journey): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const closeLater: CloseLater = (close) => opened.defer(close);
  const site: MailedSite = secure
    ? await openMailedSite(closeLater)
    : { url: inject('site'), emails: inject('emails') };
  await using proxy = await openRecordingProxy(site.url);
  const url = secure && (await openSecureSite(closeLater, proxy.url));
  await using tab = await engine.open(preferences);
  await tab.setSize(size);
  await run(new Visitor(tab, proxy, url), site);
  expect(tab.consoleErrors).toEqual([]);
}

/** Defines one test per journey, grouped by engine. Journeys that need an unsupported preference are skipped. */
export function runJourneys(engine: Engine): void {
  describe(engine.name, () => {
    afterAll(engine.close);
    const named = JOURNEYS.map((journey) => [journey.name, journey] as const);
    test.for(named)('%s', { retry: RETRY }, async ([, journey], { skip }) => {
      const missing = inject('missingEngines')[engine.name];
      skip(missing !== undefined, missing);
      const preferences = Object.keys(journey.preferences ?? {}) as (keyof Preferences)[];
      const unsupported = preferences.filter((name) => !engine.supports.includes(name));
      skip(unsupported.length > 0, `cannot report ${unsupported.join()}`);
      skip(journey.secure === true && !findProxy('caddy'), 'caddy is not installed');
      await runJourney(engine, journey);
    });
  });
}
