import { expect, onTestFinished, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import { formatDate, formatMoment } from '../../domain/site/moment.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { SAMPLE_SENDER } from '../../tests/harness/unit/sample-mail.ts';
import { composeNotice } from './notices.ts';
import { smtpTransport } from './smtp-transport.ts';
import { collectedNotice, heldNotice, unreadNotice } from './words.ts';

const facts = { requests: 597, oldest: Date.UTC(2026, 10, 21, 17, 5), at: Date.UTC(2026, 10, 21, 18) };

const KINDS = [
  ['held', heldNotice, formatDate, inboxHref({ state: 'cuarentena' })],
  ['collected', collectedNotice, formatMoment, deskRoutes.inbox],
  ['unread', unreadNotice, formatMoment, inboxHref({ state: 'nueva' })],
] as const;

test.each(KINDS)('the notice «%s» tells the agency how many leads, and links to them on the desk', async (...row) => {
  const [kind, words, since, path] = row;
  const mailServer = await openMailServer(onTestFinished);
  const { deliver } = smtpTransport(mailServer.url);
  await deliver(composeNotice(kind, SAMPLE_SENDER, facts), new AbortController().signal);
  const [{ from, to, mail } = {}] = mailServer.emails;
  expect({ from, to }).toEqual({ from: SAMPLE_SENDER.from, to: [SAMPLE_SENDER.to] });
  expect(mail).toMatchObject({ subject: words.subject(597), messageId: `<${kind}-${facts.at}@tilo.example>` });
  const { text = '', html = '' } = mail ?? {};
  const commands = words.commands(SAMPLE_SENDER.referencePrefix);
  for (const line of [...words.text(597, since(facts.oldest)), ...commands]) {
    expect(text).toContain(line);
    expect(html.replaceAll('&quot;', '"')).toContain(line);
  }
  const link = SAMPLE_SENDER.desk + path;
  expect(text).toContain(`${words.open}: ${link}`);
  expect(html).toContain(`<a href="${link}"`);
  for (const part of [text, html]) expect(part.lastIndexOf(commands[1] ?? '')).toBeGreaterThan(part.indexOf(link));
});

test.each(KINDS)('without a desk the notice «%s» has the commands alone', (kind, words) => {
  const { text, html } = composeNotice(kind, { ...SAMPLE_SENDER, desk: undefined }, facts);
  for (const part of [text, html]) {
    expect(part).not.toContain(words.open);
    expect(part).toContain(words.commands(SAMPLE_SENDER.referencePrefix)[1] ?? '');
  }
});

test('a notice is another one than an earlier notice of its kind, whose number a restored store gives again', () => {
  const later = { ...facts, at: facts.at + 3_600_000 };
  for (const kind of ['held', 'collected', 'unread'] as const) {
    const [one, other] = [facts, later].map((of) => composeNotice(kind, SAMPLE_SENDER, of));
    expect(other?.messageId).not.toBe(one?.messageId);
    // Of held leads there is one file.
    expect(other?.reference === one?.reference).toBe(kind === 'held');
  }
});

test('the notice speaks of one lead in the singular', () => {
  const one = composeNotice('collected', SAMPLE_SENDER, { ...facts, requests: 1 });
  expect([one.subject, one.text].join()).not.toContain('solicitudes más');
});
