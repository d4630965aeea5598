import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { fill } from '../../domain/content/fill.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { company, contactForm, contactProblems, contactStatus } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { Banner, Outcome } from './ContactStatus.tsx';
import type { FormStatus } from './form-status.ts';
import { formWords } from './form-words.ts';

const words = formWords({ company, contactForm, contactProblems, contactStatus });
const SENT: FormStatus = { kind: 'sent', reference: 'TL-7F3K2Q' };
const UNPROVED: FormStatus = { kind: 'unproved', text: 'Prove it.', message: 'What was typed' };
const FAILED: FormStatus = { kind: 'failed', text: 'Why.', message: 'What was typed' };

/** A component's HTML, and its texts. */
function read(piece: ReactElement) {
  const html = renderToStaticMarkup(piece);
  const texts = html.split(/<[^>]*>/).filter((text) => text.trim());
  return { html, texts };
}

describe('the banner', () => {
  test.each([SENT, UNPROVED, FAILED])('for %j is empty after its timeout but remains a live region', (status) => {
    expect(read(<Banner words={contactStatus} status={status} shown={false} />).html).toBe('<div role="status"></div>');
  });

  test.each(['unanswered', 'limited'] as const)('says why the message waits: %s', (waiting) => {
    const { texts } = read(<Banner words={contactStatus} status={{ kind: 'submitting', waiting }} shown />);
    expect(texts).toEqual([contactStatus.submitting, contactStatus.waiting[waiting]]);
  });
});

describe('the lasting outcome', () => {
  test('shows the reference of a stored message and what happens next', () => {
    const { title, stepsTitle, steps, add, addWithWhatsapp } = contactForm.confirmation;
    const next = steps.flatMap((step) => [keepTogether(step.title), step.text]);
    expect(read(<Outcome words={words} status={SENT} fresh={false} />).texts).toEqual([
      fill(title, SENT),
      stepsTitle,
      ...next,
      company.whatsapp ? addWithWhatsapp : add,
    ]);
  });

  test.each([
    [UNPROVED, contactForm.fallback.again],
    [FAILED, ''],
  ])('for %j shows the reason, «%s» and a mailto link with the message', (status, again) => {
    const { html, texts } = read(<Outcome words={words} status={status} fresh={false} />);
    const { kept, text } = contactForm.fallback;
    expect(texts).toEqual(['text' in status && status.text, `${kept} ${again} ${text} `, company.email]);
    const [, address = ''] = /href="([^"]*)"/.exec(html) ?? [];
    const mail = new URL(address.replaceAll('&amp;', '&'));
    expect(mail.protocol + mail.pathname).toBe(`mailto:${company.email}`);
    expect(mail.searchParams.get('body')).toBe('What was typed');
  });

  test.each([UNPROVED, FAILED])('for %j does not show the reason twice while the banner says it', (status) => {
    expect(read(<Outcome words={words} status={status} fresh announced />).html).toContain('<b class="hidden">');
    expect(read(<Outcome words={words} status={status} fresh />).html).toContain('<b>');
  });

  test('cuts a long message to what a mailto link may hold', () => {
    const status = { ...FAILED, message: 'ñandú '.repeat(800) };
    const [, address = ''] =
      /href="([^"]*)"/.exec(read(<Outcome words={words} status={status} fresh={false} />).html) ?? [];
    expect(address.length).toBeLessThan(2_000);
    expect(decodeURIComponent(address)).toContain(contactForm.fallback.cut);
  });

  test('does not say that what was typed is in a form that is empty', () => {
    const { texts } = read(<Outcome words={words} status={{ ...FAILED, message: '' }} fresh={false} />);
    expect(texts[1]?.trim()).toBe(contactForm.fallback.text);
  });
});
