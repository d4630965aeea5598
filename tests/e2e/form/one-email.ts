import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { newVisitor, openAndWrite } from '../../harness/contact-form.ts';
import { emailsFrom, waitForEmail } from '../../harness/emails.ts';

/** Sends a later message and waits for its email: a duplicate of the first would have arrived before it. */
export async function expectOneEmail(page: Page, email: string): Promise<void> {
  const later = newVisitor();
  const form = await openAndWrite(page, later);
  await form.send.click();
  await waitForEmail(inject('emails'), later);
  expect(await emailsFrom(inject('emails'), email)).toHaveLength(1);
}
