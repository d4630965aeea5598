import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { routes } from '../../domain/routes.ts';
import { company, contactForm as ourWords } from './unit/our-content.ts';

/** A lead's reference. */
export const REFERENCE = new RegExp(`${company.referencePrefix}-[0-9A-Z]{6}`);

/** A unique email address, so that each test finds its own email. */
export const newVisitor = () => `${randomUUID()}@correo.ec`;

type Words = Pick<typeof ourWords, 'fields' | 'submit' | 'submitting' | 'again'>;

/** Locators of the contact form's parts, by their accessible names. */
export function contactForm(page: Page, { fields, submit, submitting, again }: Words = ourWords) {
  const box = (name: string) => page.getByRole('textbox', { name });
  return {
    name: box(fields.from_name.label),
    email: box(fields.from_email.label),
    phone: box(fields.from_phone.label),
    message: box(fields.message.label),
    send: page.getByRole('button', { name: submit }),
    sending: page.getByRole('button', { name: submitting }),
    /** The banner that disappears after five seconds. */
    banner: (text: string) => page.getByRole('status').getByText(text),
    failure: page.getByRole('alert'),
    /** Opens the form that a confirmation has folded. */
    again: page.locator('main form summary', { hasText: again }),
    /** The lasting confirmation. */
    reference: page.getByText(REFERENCE),
  };
}

type Values = { name?: string; email?: string; phone?: string; message?: string };
export const GOOD = {
  name: 'Ñusta Quishpe',
  phone: '099 123 4567',
  message: '¿Cuánto vale un molino\npara mi panadería?',
};

/** Sends a good message as a browser without script does, with changes to its fields; resolves to where it leads. */
export async function postForm(url: string, fields: Readonly<Record<string, string>>, origin = url): Promise<string> {
  const body = new URLSearchParams({ from_name: GOOD.name, message: GOOD.message, ...fields });
  const response = await fetch(url + routes.contact, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The form returned ${response.status}`);
  return response.headers.get('location') ?? '';
}

/** Fills in the given fields. */
export async function fillForm(page: Page, values: Values, words = ourWords) {
  const form = contactForm(page, words);
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    const value = values[field];
    if (value !== undefined) await form[field].fill(value);
  }
}

/** Focuses the form, which makes React hydrate it; resolves once it is hydrated. */
export async function wakeForm(page: Page, words = ourWords) {
  await contactForm(page, words).name.focus();
  await untilHydrated(page);
}

/** Resolves once React has taken over the form or the loom of a page. */
export const untilHydrated = (page: Page) => page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });

/** Hydrates the form of a page and fills in a good message; returns its parts. */
export async function writeMessage(page: Page, email = newVisitor()) {
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email });
  return contactForm(page);
}

/** Opens the contact page and fills in a good message; returns the form's parts. */
export async function openAndWrite(page: Page, email?: string) {
  await page.goto(routes.contact);
  return writeMessage(page, email);
}
