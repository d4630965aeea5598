import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { summaryItem } from '../../../src/contact-form/ErrorSummary.tsx';
import { test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../../harness/contact-form.ts';
import { pauseClock } from '../../harness/pause-clock.ts';
import { contactProblems, contactStatus, FIXTURE, contactForm as words } from '../snapshots/fixture-content.ts';
import { listenAsScreenReader } from './announcements.ts';

const API = `**${routes.contactApi}`;
const EMAIL = 'nusta@correo.ec';
const REFERENCE = 'TL-7F3K2Q';
const ANY_REFERENCE = /TL-[0-9A-Z]{6}/;

type Handler = (route: Route) => Promise<void>;
const reply =
  (status: number, json: object): Handler =>
  (route) =>
    route.fulfill({ status, json });
/** For each state, the response to every attempt, the text that shows it and the number of attempts (1 by default). */
const STATES: readonly (readonly [state: string, respond: Handler, text: string, attempts?: number])[] = [
  ['sent', reply(201, { ok: true, reference: REFERENCE }), contactStatus.success],
  ['failed', reply(500, { ok: false }), contactStatus.failure],
  [
    'captcha-missing',
    reply(422, { ok: false, captcha: contactStatus.captchaMissing }),
    contactStatus.captchaMissing,
    // The first rejection silently triggers a new captcha.
    2,
  ],
  ['offline', (route) => route.abort('internetdisconnected'), contactStatus.waiting.unanswered],
];

/** Compares the form's ARIA snapshot, with its announcements, to a file that is meant for human review. */
async function expectAriaSnapshot(page: Page, state: string, announced: readonly string[]) {
  const tree = await page.locator('main form').ariaSnapshot();
  const lines = ['# Announced:', ...(announced.length > 0 ? announced : ['nothing']).map((line) => `#   ${line}`)];
  const text = [...lines, tree, ''].join('\n').replaceAll(new RegExp(ANY_REFERENCE, 'g'), REFERENCE);
  await expect(text).toMatchFileSnapshot(`../snapshots/aria-snapshots/form-${state}.yaml`);
}

async function openForm(page: Page) {
  const { takeAnnouncements } = await listenAsScreenReader(page);
  await page.goto(routes.contact);
  await wakeForm(page, words);
  return takeAnnouncements;
}

test('the form with validation errors matches its ARIA snapshot', async ({ visit }) => {
  const page = await visit('about:blank', FIXTURE);
  const takeAnnouncements = await openForm(page);
  await fillForm(page, { name: GOOD.name, email: 'nusta@correo' }, words);
  await takeAnnouncements();
  await contactForm(page, words).send.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectAriaSnapshot(page, 'refused', await takeAnnouncements());
});

test.for(STATES)(
  'the form in the state «%s» matches its ARIA snapshot',
  async ([state, respond, text, attempts = 1], { visit, consoleErrors }) => {
    const page = await visit('about:blank', FIXTURE);
    const takeAnnouncements = await openForm(page);
    await fillForm(page, { ...GOOD, email: EMAIL }, words);
    await page.clock.install();
    let attempt = 0;
    await page.route(API, async (route) => {
      attempt += 1;
      // Pausing the clock stops banners from disappearing and retries from starting.
      if (attempt === attempts) await pauseClock(page);
      return respond(route);
    });
    await takeAnnouncements();
    await contactForm(page, words).send.press('Enter');
    await page.locator('main form').getByText(text).first().waitFor();
    await expectAriaSnapshot(page, state, await takeAnnouncements());
    await page.unroute(API);
    consoleErrors.splice(0);
  },
);

describe('without JavaScript the result has focus after page load and matches its ARIA snapshot', () => {
  const OFF = { ...FIXTURE, javaScriptEnabled: false };
  const focused = (page: Page) => page.locator('[tabindex="-1"]:focus');
  const announcedOnLoad = async (page: Page) => {
    const words = await focused(page).allInnerTexts();
    return words.map((text) => `focus: ${text.replace(/\s+/g, ' ')}`);
  };

  test('when the message is refused', async ({ visit }) => {
    const page = await visit(routes.contact, OFF);
    await fillForm(page, { name: GOOD.name, email: 'nusta@correo' }, words);
    await contactForm(page, words).send.press('Enter');
    await focused(page)
      .getByRole('link', { name: summaryItem(words.fields.from_email.label, contactProblems.email) })
      .waitFor();
    await expectAriaSnapshot(page, 'refused-without-script', await announcedOnLoad(page));
    await focused(page).getByRole('link', { name: words.fields.message.label }).press('Enter');
    await page.locator('textarea:focus').waitFor();
  });

  test('when the message is sent', async ({ visit }) => {
    const page = await visit(routes.contact, OFF);
    await fillForm(page, { ...GOOD, email: newVisitor() }, words);
    await contactForm(page, words).send.press('Enter');
    await focused(page).getByText(ANY_REFERENCE).waitFor();
    await expectAriaSnapshot(page, 'sent-without-script', await announcedOnLoad(page));
  });
});
