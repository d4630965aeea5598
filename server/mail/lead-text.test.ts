import { describe, expect, test } from 'vitest';
import { mailHref } from '../../domain/routes.ts';
import { company, palette } from '../../tests/harness/unit/our-content.ts';
import { sampleMail, sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import type { MailedLead } from '../store/tables.ts';
import { leadHtml } from './lead-email.ts';
import { emailSubject, leadText, replyHref } from './lead-text.ts';
import { leadEmail as words } from './words.ts';

const htmlOf = (lead: MailedLead) => leadHtml(lead, { name: company.name, palette });

describe('the email of a lead', () => {
  test('has plain text with heading, facts, message and footer', () => {
    const { fields } = words;
    expect(leadText(sampleMailedLead())).toBe(
      [
        words.heading,
        '',
        `${fields.name}: María Quishpe`,
        `${fields.service}: Sitio II`,
        `${fields.email}: maria@correo.example`,
        `${fields.phone}: +593 99 000 0000`,
        `${fields.received}: 21\u00A0de\u00A0noviembre de 2026 a las 12:05\u00A0p.\u00A0m.`,
        `${fields.reference}: TL-7F3K2Q`,
        '',
        'Necesito una página web',
        'para mi panadería.',
        '',
        words.howToReply('maria@correo.example'),
        '',
        '-- ',
        words.footer('https://tilo.example'),
        '',
      ].join('\n'),
    );
  });

  test('names the general service without a plan, and omits the phone without a number', () => {
    const email = sampleMailedLead({ from_serviceid: 'Contact', from_service: 'contact', from_phone: '' });
    expect(emailSubject(email)).toBe(words.subject('María Quishpe', words.generalService));
    expect(leadText(email)).not.toContain(words.fields.phone);
    expect(htmlOf(email)).not.toContain('tel:');
  });

  test.each(['', '_', ' '])('names the general service when the form sent «%s» as its name', (from_service) => {
    const email = sampleMailedLead({ from_service });
    expect(emailSubject(email)).toBe(words.subject('María Quishpe', words.generalService));
    expect(htmlOf(email)).toContain(words.generalService.slice(1));
  });

  test('links to the lead on the desk, if there is one', () => {
    const link = 'https://tilo.example/escritorio/solicitud/TL-7F3K2Q';
    const { text, html } = sampleMail();
    expect(text).toContain(`\n${words.desk}: ${link}\n`);
    expect(html).toContain(`href="${link}"`);
    const without = sampleMail({}, { desk: undefined });
    for (const part of [without.text, without.html]) expect(part).not.toContain(words.desk);
  });

  test.each([
    ['unverified', words.unverified.withoutScript],
    ['captcha-unreachable', words.unverified.providerAway],
    ['too-fast', words.unverified.tooFast],
  ] as const)('marked %s has the mark in the subject and its reason above the message', (quarantine, reason) => {
    const email = sampleMailedLead({ quarantine });
    expect(emailSubject(email)).toBe(`${words.unverifiedMark} ${words.subject('María Quishpe', 'Sitio II')}`);
    expect(leadText(email).indexOf(reason)).toBeLessThan(leadText(email).indexOf('panadería'));
    expect(htmlOf(email)).toContain(reason);
    expect(htmlOf(sampleMailedLead())).not.toContain(words.unverified.title);
  });

  test('keeps line breaks and drops control characters of the message', () => {
    expect(leadText(sampleMailedLead({ message: 'uno\r\ndos\0\u001b[2J\ttres' }))).toContain('uno\ndos[2J\ttres');
  });

  test('gives inboxes a preview that ends with a whole character', () => {
    const html = htmlOf(sampleMailedLead({ message: `${'a'.repeat(119)}🧵 y lana` }));
    expect(html.isWellFormed()).toBe(true);
    expect(html).toContain(`>${'a'.repeat(119)}…</div>`);
  });

  test('encodes a reply link for an address full of delimiters', () => {
    const href = replyHref(sampleMailedLead({ from_email: `a?cc=b&'%@correo.example` }), company.name);
    expect(new URL(href).searchParams.get('cc')).toBeNull();
    expect(decodeURIComponent(new URL(href).pathname)).toBe(`a?cc=b&'%@correo.example`);
  });

  test('has links to reply by email and to call', () => {
    const html = htmlOf(sampleMailedLead());
    expect(html).toContain(
      `href="${mailHref('maria@correo.example', { subject: words.replySubject(company.name, 'TL-7F3K2Q') })}"`,
    );
    expect(html).toContain('href="tel:+593990000000"');
  });

  test('escapes every value in HTML', () => {
    const evil = `<b title="x" y='z'>&`;
    const html = htmlOf(
      sampleMailedLead({ from_name: evil, from_phone: evil, from_service: evil, message: '</div><script>' }),
    );
    expect(html).toContain('&lt;b title=&quot;x&quot; y=&#39;z&#39;&gt;&amp;');
    expect(html).not.toMatch(/<b |<script/);
  });

  test('leaves the colours of its text to the mail client, in light and in dark mode', () => {
    const html = htmlOf(sampleMailedLead());
    expect(html.match(/(?<!-)color: (?!inherit)|background/g)).toBeNull();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });
});

test.each([
  ['+593 99 000 0000', 'tel:+593990000000'],
  ['(02) 234-5678', 'tel:022345678'],
  ['099 123 4567 / ext. 23', undefined],
  ['0991234567 o 022345678', undefined],
  ['llámeme a las 5', undefined],
])('the phone «%s» links to %s', (from_phone, href) => {
  const html = htmlOf(sampleMailedLead({ from_phone }));
  expect(/href="(tel:[^"]*)"/.exec(html)?.[1]).toBe(href);
});
