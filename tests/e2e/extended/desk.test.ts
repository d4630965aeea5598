import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords as words } from '../../../domain/desk/words.ts';
import { formatBucket } from '../../../domain/visits/words.ts';
import { openStore } from '../../../server/store/store.ts';
import { DESKTOP, PHONE } from '../../browser.ts';
import { GOOD, newVisitor, postForm } from '../../harness/contact-form.ts';
import { until } from '../../harness/until.ts';
import { deskTest, expectAccessible } from './desk-site.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click();

const test = deskTest(0);

test('a first request is read, answered, noted, exported and erased on a phone without script', async ({ desk }) => {
  const email = newVisitor();
  await postForm(desk.url, { from_email: email, from_phone: GOOD.phone });
  const page = await desk.enter();
  await follow(page, GOOD.name);
  await page.getByText(GOOD.message.split('\n')[0] ?? '').waitFor();
  expect(await page.getByRole('link', { name: words.lead.reply }).getAttribute('href')).toContain(`mailto:${email}`);
  expect(await page.getByRole('link', { name: words.lead.whatsapp }).getAttribute('href')).toContain('wa.me/593');
  await page.getByRole('radio', { name: words.statuses.ganada }).check();
  await page.getByRole('textbox', { name: words.lead.notes.sum.label }).fill('450');
  await press(page, words.lead.notes.save);
  await page.getByText(words.done.anotada).waitFor();
  await press(page, words.lead.delivery.resend);
  await page.getByText(words.done['en-cola']).waitFor();
  const outbox = join(desk.folder, 'outbox');
  await until('the email is written', async () => readdirSync(outbox).some((name) => name.endsWith('.eml')));
  await follow(page, words.lead.back);
  const downloading = page.waitForEvent('download');
  await follow(page, words.inbox.exportCsv);
  expect((await downloading).suggestedFilename()).toMatch(/^solicitudes-.*\.csv$/);
  await follow(page, GOOD.name);
  await follow(page, words.lead.erase.open);
  await page.getByText(words.erase.ask(1)).waitFor();
  await page.getByText(email).waitFor();
  await press(page, words.erase.confirm);
  await page.getByText(words.erase.done(1)).waitFor();
  expect(readdirSync(outbox)).toEqual([]);
  await follow(page, words.lead.back);
  await page.getByText(words.inbox.empty).waitFor();
  await press(page, words.nav.signOut);
  await page.getByRole('button', { name: words.signIn.ask.send }).waitFor();
});

test('each section of the desk is marked in its menu and named first in the window', async ({ desk }) => {
  const page = await desk.enter();
  const { inbox, content, figures, devices } = deskRoutes;
  for (const address of [inbox, content, figures, devices, deskRoutes.digest, deskRoutes.pendingContent]) {
    await page.goto(address);
    const marked = await page.locator('header nav [aria-current=page]').getAttribute('href');
    const sections: Record<string, string> = { [deskRoutes.digest]: figures, [deskRoutes.pendingContent]: content };
    expect(marked, address).toBe(sections[address] ?? address);
    const heading = (await page.locator('h1').textContent()) ?? '';
    expect(heading).not.toBe('');
    expect((await page.title()).startsWith(heading), address).toBe(true);
  }
});

test('a requested code stays in a file until it is used', async ({ browser, desk }) => {
  const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const outbox = join(desk.folder, 'outbox');
  const mails = () => globSync('*.eml', { cwd: outbox });
  const others = mails();
  await page.goto(deskRoutes.signIn);
  await press(page, words.signIn.ask.send);
  await page.getByText(words.signIn.type.text).waitFor();
  const file = mails().find((name) => !others.includes(name)) ?? '';
  const { text = '' } = await PostalMime.parse(readFileSync(join(outbox, file)));
  await page.getByRole('textbox', { name: words.signIn.code }).fill(/\d{8}/.exec(text)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.inbox.title }).waitFor();
  expect(mails()).not.toContain(file);
  await context.close();
});

test('a page of the desk that cannot be rendered says so, and the log says which and where it failed', async ({
  desk,
}) => {
  const page = await desk.enter();
  await using store = await openStore({ DATA_DIR: desk.folder });
  const row = { bucket: '9999-no-day', measure: 'view', name: '/', count: 1 } as const;
  await store.insertInto('visit_count').values(row).execute();
  const response = await page.goto(deskRoutes.figures);
  await store.deleteFrom('visit_count').where('bucket', '=', row.bucket).execute();
  expect(response?.status()).toBe(503);
  await page.getByText(words.notices.unavailable.title).waitFor();
  const line =
    desk
      .output()
      .split('\n')
      .find((text) => text.includes('desk failed')) ?? '{}';
  const { page: failed, err } = JSON.parse(line);
  expect([failed, err.type]).toEqual([deskRoutes.figures, RangeError.name]);
  expect(err.frames.join()).toContain(formatBucket.name);
});

/** Leads in every state, one of them with texts that do not wrap. */
const states = (index: number) => ({
  ...(index === 0 && { from_name: 'W'.repeat(100), message: `${'x'.repeat(900)} fin` }),
  ...(index === 1 && { quarantine: 'honeypot' as const, delivery: null }),
  ...(index === 2 && { delivery: { state: 'dead' as const, sent_at: null, last_error: '535' } }),
});

const filledTest = deskTest(4, states);

filledTest(
  'no page has accessibility violations or scrolls sideways, at any width, by day and by night',
  async ({ desk }) => {
    const page = await desk.enter({ javaScriptEnabled: true });
    const listed = () =>
      page.locator('ol a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const leads = await listed();
    await page.goto(`${deskRoutes.inbox}?estado=cuarentena`);
    const [held = ''] = await listed();
    await expectAccessible(page, [
      deskRoutes.inbox,
      `${deskRoutes.inbox}?buscar=maria`,
      ...leads,
      held,
      `${leads[0]}/borrar`,
      deskRoutes.devices,
      deskRoutes.figures,
      deskRoutes.digest,
      '/escritorio/nada',
    ]);
  },
);

filledTest.for([
  ['phone, where the filter is folded', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'the keyboard reaches every control of the list in order, and opens a lead, on a %s',
  async ([, viewport], { desk }) => {
    const page = await desk.enter({ javaScriptEnabled: true, viewport });
    const { nav, inbox } = words;
    const folded = viewport === PHONE ? [inbox.filter.label] : [];
    const reached: string[] = [];
    const name = () => document.activeElement?.id || document.activeElement?.textContent || '';
    for (let pressed = 0; pressed < 20 && !reached.at(-1)?.includes('María'); pressed += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(name));
      if (reached.at(-1) !== inbox.filter.label) continue;
      await page.keyboard.press('Enter');
      await page.getByRole('searchbox').waitFor();
    }
    const all = [nav.signOut, inbox.held(1), ...folded, 'buscar', 'estado', 'servicio', inbox.filter.apply];
    expect(reached.slice(-all.length - 1, -1)).toEqual(all);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words.lead.message }).waitFor();
  },
);
