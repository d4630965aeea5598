import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { listenAsScreenReader } from './announcements.ts';
import { contactProblems, contactStatus, FIXTURE, contactForm as words } from './fixture-words.ts';

const API = `**${routes.contactApi}`;
const EMAIL = 'nusta@correo.ec';
const REFERENCE = 'TL-7F3K2Q';
const ANY_REFERENCE = /TL-[0-9A-Z]{6}/;

type Answer = (route: Route) => Promise<void>;
const reply =
  (status: number, json: object, headers = {}): Answer =>
  (route) =>
    route.fulfill({ status, json, headers });
const noAnswer: Answer = () => Promise.resolve();
/** The server's answer to each try, and the text that shows the state. A last try is answered while time stands still. */
const STATES: readonly (readonly [state: string, answer: Answer, text: string, tries?: number])[] = [
  ['submitting', noAnswer, contactStatus.submitting],
  ['sent', reply(201, { ok: true, reference: REFERENCE }), contactStatus.success],
  ['failed', reply(500, { ok: false }), contactStatus.failure],
  [
    'captcha-missing',
    reply(422, { ok: false, captcha: contactStatus.captchaMissing }),
    contactStatus.captchaMissing,
    // The first refusal is met with another proof, without a word.
    2,
  ],
  ['offline', (route) => route.abort('internetdisconnected'), contactStatus.waiting.unanswered],
  ['limited', reply(429, { ok: false }, { 'retry-after': '30' }), contactStatus.waiting.limited],
];

/** The form as assistive technology gets it, and what it announced by itself. The file is to be read by people. */
async function expectTree(page: Page, state: string, heard: readonly string[]) {
  const tree = await page.locator('main form').ariaSnapshot();
  const lines = ['# Heard by itself:', ...(heard.length > 0 ? heard : ['nothing']).map((line) => `#   ${line}`)];
  const text = [...lines, tree, ''].join('\n').replaceAll(new RegExp(ANY_REFERENCE, 'g'), REFERENCE);
  await expect(text).toMatchFileSnapshot(`accessibility-tree/form-${state}.yaml`);
}

async function openForm(page: Page) {
  const { takeHeard } = await listenAsScreenReader(page);
  await page.goto(routes.contact);
  await wakeForm(page, words);
  return takeHeard;
}

test('idle', async ({ visit }) => {
  const page = await visit('about:blank', FIXTURE);
  await openForm(page);
  await expectTree(page, 'idle', []);
});

test('refused', async ({ visit }) => {
  const page = await visit('about:blank', FIXTURE);
  const takeHeard = await openForm(page);
  await fillForm(page, { name: GOOD.name, email: 'nusta@correo' }, words);
  await takeHeard();
  await contactForm(page, words).send.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectTree(page, 'refused', await takeHeard());
});

test.for(STATES)('%s', async ([state, answer, text, tries = 1], { visit, complaints }) => {
  const page = await visit('about:blank', FIXTURE);
  const takeHeard = await openForm(page);
  await fillForm(page, { ...GOOD, email: EMAIL }, words);
  await page.clock.install();
  let tried = 0;
  await page.route(API, async (route) => {
    tried += 1;
    // From here on no banner goes and no further try begins.
    if (tried === tries) await page.clock.pauseAt(Date.now() + 1_000);
    return answer(route);
  });
  await takeHeard();
  await contactForm(page, words).send.press('Enter');
  await page.locator('main form').getByText(text).first().waitFor();
  await expectTree(page, state, await takeHeard());
  await page.unroute(API);
  complaints.splice(0);
});

describe('without script the news has the focus when the page arrives', () => {
  const OFF = { ...FIXTURE, javaScriptEnabled: false };
  const focused = (page: Page) => page.locator('[tabindex="-1"]:focus');
  const heardOnArrival = async (page: Page) => {
    const words = await focused(page).allInnerTexts();
    return words.map((text) => `focus: ${text.replace(/\s+/g, ' ')}`);
  };

  test('refused', async ({ visit }) => {
    const page = await visit(routes.contact, OFF);
    await fillForm(page, { name: GOOD.name, email: 'nusta@correo' }, words);
    await contactForm(page, words).send.press('Enter');
    await focused(page)
      .getByRole('link', { name: words.summary.item(words.fields.from_email.label, contactProblems.email) })
      .waitFor();
    await expectTree(page, 'refused-without-script', await heardOnArrival(page));
    await focused(page).getByRole('link', { name: words.fields.message.label }).press('Enter');
    await page.locator('textarea:focus').waitFor();
  });

  test('sent', async ({ visit }) => {
    const page = await visit(routes.contact, OFF);
    await fillForm(page, { ...GOOD, email: newVisitor() }, words);
    await contactForm(page, words).send.press('Enter');
    await focused(page).getByText(ANY_REFERENCE).waitFor();
    await expectTree(page, 'sent-without-script', await heardOnArrival(page));
  });
});
