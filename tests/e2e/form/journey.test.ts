import { expect, inject } from 'vitest';
import { fill } from '../../../domain/content/fill.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { leadEmail } from '../../../server/mail/words.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { GOOD, newVisitor, REFERENCE, writeMessage } from '../../harness/contact-form.ts';
import { waitForEmail } from '../../harness/emails.ts';
import { examplePlan, figure } from '../../harness/plans.ts';
import {
  company,
  contactPage,
  navigation,
  planPage,
  services,
  contactForm as words,
} from '../../harness/unit/our-content.ts';
import { openDrawer } from '../../open-drawer.ts';

const PLAN = examplePlan;

test.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a visitor on %s gets from home to an email in the agency’s mailbox', async ([, viewport], { visit }) => {
  const page = await visit('/', { viewport });
  if (viewport === PHONE) {
    await openDrawer(page, navigation.drawer.open);
  } else {
    await page.getByRole('button', { name: navigation.dropdown.title }).click();
    expect((await page.locator('#_servicios').boundingBox())?.width).toBe(600);
  }
  const menu = page.locator(viewport === PHONE ? '#_menu' : '#_servicios');
  for (const { name } of services) expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
  const { label, href } = navigation.dropdown.viewAll;
  expect(await menu.getByRole('link', { name: label }).getAttribute('href')).toBe(href);

  await menu.getByRole('link', { name: PLAN.service.name }).click();
  await page.waitForURL(`**${PLAN.service.href}`);
  await page.locator(`main a[href="${PLAN.path}"]`).first().click();
  await page.waitForURL(`**${PLAN.path}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(keepTogether(PLAN.title));
  expect(await page.getByText(figure(PLAN.id)).first().isVisible()).toBe(true);
  await page.getByRole('link', { name: planPage.call.linkLabel }).first().click();

  await page.waitForURL(`**${PLAN.quote}`);
  await page.getByText(contactPage.quotation.title).waitFor();
  expect(await page.getByText(fill(contactPage.quotation.text, { service: PLAN.title })).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: words.title }).isVisible()).toBe(true);

  const email = newVisitor();
  const form = await writeMessage(page, email);
  await form.send.click();
  await form.reference.first().waitFor();
  const reference = REFERENCE.exec((await form.reference.first().textContent()) ?? '')?.[0] ?? 'none';
  await form.again.click();
  for (const field of [form.name, form.email, form.phone, form.message]) expect(await field.inputValue()).toBe('');

  const received = await waitForEmail(inject('emails'), email);
  expect(received.to).toMatchObject([{ address: company.email }]);
  expect(received.from).toMatchObject({ address: company.email });
  expect(received.replyTo).toMatchObject([{ address: email, name: GOOD.name }]);
  expect(received.subject).toBe(leadEmail.subject(GOOD.name, PLAN.title));
  for (const body of [received.text, received.html]) {
    for (const part of [reference, GOOD.phone, PLAN.title, ...GOOD.message.split('\n')]) {
      expect(body).toContain(part);
    }
  }
});
