import { expect, inject } from 'vitest';
import { contactProblems, contactStatus } from '../../../content/messages.ts';
import { routes } from '../../../domain/routes.ts';
import { GOOD, newVisitor } from '../../harness/contact-form.ts';
import { waitForLetter } from '../../harness/letters.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const FORM = 'main form';
const SEND = `${FORM} button[type=submit]`;
const field = (name: string) => `${FORM} [name=${name}]`;
const untilSays = (visitor: Visitor, text: string) =>
  visitor.until(`«${text}»`, (form, words) => document.querySelector(form)?.textContent?.includes(words), FORM, text);

/** The names of the fields that are marked as wrong, and of those that what has the focus leads to. */
const stateOf = ({ tab }: Visitor) =>
  tab.evaluate(() => ({
    wrong: [...document.querySelectorAll('[aria-invalid=true]')].map((each) => each.id),
    focused: [...(document.activeElement?.querySelectorAll('a[href^="#"]') ?? [])].map((each) =>
      each.getAttribute('href'),
    ),
  }));

async function send(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(routes.quote({ id: 'nivel-2', title: 'SPA Nivel II' }));
  // The first touch makes React take the form over.
  await visitor.click(field('from_name'));
  await visitor.until('the woken form', () => !!document.querySelector('astro-island:not([ssr])'));
  await visitor.click(SEND);
  await untilSays(visitor, contactProblems.email);
  const wrong = ['from_name', 'from_email', 'message'];
  await visitor.until('the summary with the focus', () => document.activeElement?.matches('main form [tabindex]'));
  expect(await stateOf(visitor)).toEqual({ wrong, focused: wrong.map((name) => `#${name}`) });

  const email = newVisitor();
  await tab.type(field('from_name'), GOOD.name);
  await tab.type(field('from_email'), email);
  await tab.type(field('from_phone'), GOOD.phone);
  await tab.type(field('message'), GOOD.message);
  expect((await stateOf(visitor)).wrong).toEqual([]);
  await visitor.click(SEND);
  await untilSays(visitor, contactStatus.success);
  await untilSays(visitor, 'IL-');
  const letter = await waitForLetter(inject('letters'), email);
  expect(letter.subject).toBe(`Nueva solicitud de ${GOOD.name}: SPA Nivel II`);
  expect(letter.text).toContain('¿Cuánto cuesta una página');
}

export const contact: readonly Journey[] = [{ name: 'the form: mistakes, then an e-mail', run: send }];
