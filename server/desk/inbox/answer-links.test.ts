import { expect, test } from 'vitest';
import { deskWords } from '../../../domain/desk/words.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import { company } from '../../../tests/harness/unit/our-content.ts';
import { sampleMailedLead } from '../../../tests/harness/unit/sample-mail.ts';
import type { Lead } from '../../leads/read-leads.ts';
import { leadEmail } from '../../mail/words.ts';
import { answerLinks, firstName, whatsappNumber } from './answer-links.ts';

const words = deskWords.lead;
const linksOf = (changes: Parameters<typeof sampleMailedLead>[0] = {}) =>
  answerLinks(sampleMailedLead(changes) as Lead, company);
const draftOf = (href: string) => new URL(href).searchParams;

test('an answer by mail has the subject with the reference and quotes each line of the message', () => {
  const { replyHref } = linksOf();
  const draft = draftOf(replyHref);
  const { reference, received_at } = sampleMailedLead();
  const quote = '> Necesito una página web\n> para mi panadería.';
  expect(draft.get('subject')).toBe(leadEmail.replySubject(company.name, reference));
  expect(draft.get('body')).toBe(words.replyText('María', formatMoment(received_at), quote).replaceAll('\n', '\r\n'));
});

test.each([
  ['long', 'Necesito una página con ñandúes.\n'.repeat(150)],
  ['of characters outside the BMP', '🧵'.repeat(1_500)],
  ['with half of such a character', `a\uD83E ${'b'.repeat(3_000)}`],
])('a message that is %s is cut to what a link may hold', (_, message) => {
  const { replyHref } = linksOf({ message });
  expect(replyHref.length).toBeLessThanOrEqual(2_000);
  expect(replyHref.length).toBeGreaterThan(1_900);
  expect(draftOf(replyHref).get('body')).toMatch(/[^\uFFFD]…$/);
});

test('a message cannot add a recipient or a second body', () => {
  const { replyHref } = linksOf({ message: 'uno&bcc=otra@correo.example&body=dos', from_name: 'a&cc=b' });
  expect([...draftOf(replyHref).keys()]).toEqual(['subject', 'body']);
});

test.each([
  [{}, words.whatsappText(company.name, 'María', 'Sitio II')],
  [{ from_serviceid: 'Contact', from_service: 'contact' }, words.whatsappText(company.name, 'María', undefined)],
  [{ from_service: '' }, words.whatsappText(company.name, 'María', undefined)],
])('a WhatsApp message with %j names the person and what was asked about', (changes, text) => {
  expect(draftOf(linksOf(changes).whatsappHref ?? '').get('text')).toBe(text);
});

test.each([
  ['+593 99 000 0000', 'tel:+593990000000', true],
  ['02 234 5678', 'tel:022345678', false],
  ['0991234567 o 022345678', undefined, false],
  ['', undefined, false],
])('the phone «%s» is called at %s; WhatsApp: %s', (from_phone, call, hasWhatsapp) => {
  const { callHref, whatsappHref } = linksOf({ from_phone });
  expect([callHref, whatsappHref !== undefined]).toEqual([call, hasWhatsapp]);
});

test.each([
  ['+593 99 123 4567', '593991234567'],
  ['+593 (0)99 123 4567', '593991234567'],
  ['00593 0991234567', '593991234567'],
  ['099 123 4567', '593991234567'],
  ['991234567', '593991234567'],
  ['00 34 612 345 678', '34612345678'],
  ['+1 (555) 010-9999', '15550109999'],
  ['02 234 5678', undefined],
  ['305 555 0100', undefined],
  ['llámeme', undefined],
])('the phone «%s» is %s in WhatsApp', (phone, number) => {
  const ecuadorian = { ...company, whatsapp: '', country: { name: 'Ecuador', code: 'EC' } };
  expect(whatsappNumber(phone, ecuadorian)).toBe(number);
  expect(whatsappNumber(phone, { ...ecuadorian, whatsapp: '+593 2 237 1234' })).toBe(number);
});

test.each([
  ['CO', '+57 300 123 4567', '310 555 1234', '573105551234'],
  ['CO', '+57 300 123 4567', '604 444 1234', undefined],
  ['CO', '', '310 555 1234', undefined],
  ['ES', '+34 612 345 678', '698 765 432', '34698765432'],
  ['ES', '+34 612 345 678', '912 345 678', undefined],
  ['ES', '+34 612 345 678', '415 555 0100', undefined],
  ['ES', '', '912 345 678', undefined],
  ['AR', '+54 9 11 2345 6789', '11 1234 5678', '5491112345678'],
  ['ES', '', '+34 698 765 432', '34698765432'],
])('for an agency in %s with the WhatsApp «%s», the phone «%s» is %s', (code, whatsapp, phone, number) =>
  expect(whatsappNumber(phone, { ...company, whatsapp, country: { name: '', code } })).toBe(number),
);

test.each([
  ['Rosa Chicaiza', 'Rosa'],
  [' Íngrid\tPérez', 'Íngrid'],
  ['rosa chicaiza', 'rosa chicaiza'],
  ['Dr. Vega', 'Dr. Vega'],
])('«%s» is addressed as «%s»', (name, first) => expect(firstName(name)).toBe(first));
