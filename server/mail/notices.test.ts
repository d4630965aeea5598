import { expect, onTestFinished, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { formatMoment } from '../../domain/site/moment.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { SAMPLE_SENDER } from '../../tests/harness/unit/sample-mail.ts';
import { composeNotice } from './notices.ts';
import { smtpTransport } from './smtp-transport.ts';
import { collectedNotice as words } from './words.ts';

const facts = { requests: 597, oldest: Date.UTC(2026, 10, 21, 17, 5), at: Date.UTC(2026, 10, 21, 18) };
const since = formatMoment(facts.oldest);

test.each([
  ['leads to the desk', SAMPLE_SENDER.desk, SAMPLE_SENDER.desk + deskRoutes.inbox],
  ['leads nowhere without a desk', undefined, undefined],
])('the notice of leads told together %s', async (_name, desk, link) => {
  const mailServer = await openMailServer(onTestFinished);
  const notice = composeNotice('collected', { ...SAMPLE_SENDER, desk }, facts);
  await smtpTransport(mailServer.url).deliver(notice, new AbortController().signal);
  expect(mailServer.emails).toMatchObject([
    {
      from: SAMPLE_SENDER.from,
      to: [SAMPLE_SENDER.to],
      mail: { subject: words.subject(597), messageId: `<collected-${facts.at}@tilo.example>` },
    },
  ]);
  const [{ text = '', html = '' } = {}] = mailServer.emails.map(({ mail }) => mail);
  for (const line of [...words.text(597, since), ...words.commands(SAMPLE_SENDER.referencePrefix)]) {
    expect(text).toContain(line);
    expect(html.replaceAll('&quot;', '"')).toContain(line);
  }
  expect(html.includes(`<a href="${link}"`)).toBe(link !== undefined);
  expect(text).toContain('npm run leads -- ');
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
