import { expect } from 'vitest';
import { leadEmail } from '../../../server/mail/words.ts';
import { GOOD, newVisitor } from '../../harness/contact-form.ts';
import { waitForEmail } from '../../harness/emails.ts';
import type { MailedSite } from '../../harness/open-site.ts';
import { examplePlan } from '../../harness/plans.ts';
import { company, contactProblems } from '../../harness/unit/our-content.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const FORM = 'main form';
const SEND = `${FORM} button[type=submit]`;
const field = (name: string) => `${FORM} [name=${name}]`;
const untilFormShows = (visitor: Visitor, text: string) =>
  visitor.until(`«${text}»`, (form, words) => document.querySelector(form)?.textContent?.includes(words), FORM, text);

/** The invalid fields, and the fields that the focused error summary links to. */
const errorsOf = ({ tab }: Visitor) =>
  tab.evaluate(() => ({
    wrong: [...document.querySelectorAll('[aria-invalid=true]')].map((each) => each.id),
    focused: [...(document.activeElement?.querySelectorAll('a[href^="#"]') ?? [])].map((each) =>
      each.getAttribute('href'),
    ),
  }));

async function send(visitor: Visitor, { emails }: MailedSite): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(examplePlan.quote);
  // The first focus hydrates the form.
  await visitor.click(field('from_name'));
  await visitor.until('form hydrated', () => !!document.querySelector('astro-island:not([ssr])'));
  await visitor.click(SEND);
  await untilFormShows(visitor, contactProblems.email);
  const wrong = ['from_name', 'from_email', 'message'];
  await visitor.until('summary focused', () => document.activeElement?.matches('main form [tabindex]'));
  expect(await errorsOf(visitor)).toEqual({ wrong, focused: wrong.map((name) => `#${name}`) });

  const email = newVisitor();
  await tab.type(field('from_name'), GOOD.name);
  await tab.type(field('from_email'), email);
  await tab.type(field('from_phone'), GOOD.phone);
  await tab.type(field('message'), GOOD.message);
  expect((await errorsOf(visitor)).wrong).toEqual([]);
  await visitor.click(SEND);
  await untilFormShows(visitor, `${company.referencePrefix}-`);
  const received = await waitForEmail(emails, email);
  expect(received.subject).toBe(leadEmail.subject(GOOD.name, examplePlan.title));
  expect(received.text).toContain(GOOD.message.split('\n')[0]);
}

export const contact: readonly Journey[] = [
  { name: 'contact form: shows validation errors, then sends an email', run: send },
];
