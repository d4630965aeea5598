import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** An address that no other test writes from: it tells which letter is whose. */
export const newVisitor = () => `${randomUUID()}@correo.ec`;

/** The parts of the contact form, as a visitor finds them. */
export function contactForm(page: Page) {
  const box = (name: string) => page.getByRole('textbox', { name });
  return {
    name: box('Nombre'),
    email: box('Correo electrónico'),
    phone: box('Teléfono'),
    message: box('Mensaje'),
    send: page.getByRole('button', { name: 'ENVIAR MENSAJE' }),
    sending: page.getByRole('button', { name: 'ENVIANDO...' }),
    /** The banner of five seconds. */
    banner: (text: string) => page.getByRole('status').getByText(text),
    failure: page.getByRole('alert'),
    /** The lasting confirmation. */
    reference: page.getByText(/IL-[0-9A-Z]{6}/),
  };
}

type Values = { name?: string; email?: string; phone?: string; message?: string };
export const GOOD = {
  name: 'Ñusta Quishpe',
  phone: '099 123 4567',
  message: '¿Cuánto cuesta una página\npara mi panadería?',
};

/** Types into the form, as far as there is something to type. */
export async function fillForm(page: Page, values: Values) {
  const form = contactForm(page);
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    const value = values[field];
    if (value !== undefined) await form[field].fill(value);
  }
}

/** The first touch makes React take the form over; resolves when it has. */
export async function wakeForm(page: Page) {
  await contactForm(page).name.focus();
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}
