import { expect, onTestFinished, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { editorWords } from '../../domain/desk/editor/words.ts';
import { notificationProblem } from '../../domain/desk/notification-problem.ts';
import { latestDigest } from '../../domain/site/digest-week.ts';
import { formatDay, formatMoment } from '../../domain/site/moment.ts';
import { figureWords } from '../../domain/visits/words.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { SAMPLE_SENDER } from '../../tests/harness/unit/sample-mail.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { composeDigest } from './digest-email.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestWords as words } from './words.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const compared = (now: number) => ({ now, before: now - 1 });

const well: DigestFacts = {
  now: NOW,
  weeks: latestDigest(NOW),
  requests: compared(9),
  visits: undefined,
  unanswered: { requests: 0, oldest: null },
  held: { requests: 0, oldest: null, unread: null },
  outbox: { oldestPending: null, dead: 0 },
  failures: [],
  failedSchedule: undefined,
  backupAt: NOW - DAY,
  drill: { at: NOW - 2 * DAY, leads: 1_234, passed: true },
  freeBytes: 12e9,
};
const textOf = (facts: Partial<DigestFacts>) => composeDigest(SAMPLE_SENDER, { ...well, ...facts }).text;

test('the digest is an email to the agency, the same in text and HTML', async () => {
  const mailServer = await openMailServer(onTestFinished);
  await smtpTransport(mailServer.url).deliver(composeDigest(SAMPLE_SENDER, well), new AbortController().signal);
  expect(mailServer.emails).toMatchObject([
    {
      from: SAMPLE_SENDER.from,
      to: [SAMPLE_SENDER.to],
      mail: { subject: words.subject(9, 8), messageId: '<digest-2026-11-23@tilo.example>' },
    },
  ]);
  const { text, html } = mailServer.emails[0]?.mail ?? {};
  const link = `https://tilo.example${deskRoutes.inbox}`;
  for (const part of [text, html]) {
    for (const line of [words.title(9), words.nothingToDo, '12\u00A0GB', link]) expect(part).toContain(line);
    expect(part).toContain(words.period(formatDay(Date.UTC(2026, 10, 16, 12)), formatDay(Date.UTC(2026, 10, 22, 12))));
  }
});

test('the digest compares visits and funnel with the week before, and omits them while nothing is counted', () => {
  const funnel = {
    visited: compared(412),
    contact: compared(61),
    began: compared(23),
    sent: compared(10),
    delivered: compared(9),
  };
  const visits = { views: compared(900), visitors: compared(412), funnel, comparable: true };
  const counted = textOf({ visits });
  for (const [step, numbers] of Object.entries(funnel)) {
    const label = figureWords.funnel.steps[step as keyof typeof funnel];
    expect(counted).toContain(`${label}: ${numbers.now} (${words.before(String(numbers.before))})`);
  }
  expect(counted).toContain(`${figureWords.visits.views}: 900`);
  expect(textOf({ visits: { ...visits, comparable: false } })).toContain(
    `${figureWords.funnel.steps.visited}: 412 (${words.before(words.unknown)})`,
  );
  expect(textOf({})).not.toContain(figureWords.funnel.title);
});

test('the names of the columns do not touch on a telephone', () => {
  const { html } = composeDigest(SAMPLE_SENDER, well);
  for (const column of words.columns)
    expect(html).toMatch(new RegExp(`<td style="[^"]*padding-left: 12px[^"]*">${column}</td>`));
});

test.each<[string, Partial<DigestFacts>, string]>([
  ['a failed email', { outbox: { oldestPending: null, dead: 2 } }, words.undelivered(2)],
  ['late emails', { outbox: { oldestPending: NOW - DAY, dead: 0 } }, words.late(formatDay(NOW - DAY))],
  [
    'late emails of a clock that was ahead',
    { outbox: { oldestPending: NOW + DAY, dead: 0 } },
    words.late(formatDay(NOW + DAY)),
  ],
  ['unanswered leads', { unanswered: { requests: 2, oldest: NOW - DAY } }, words.unanswered(2, formatDay(NOW - DAY))],
  ['held leads', { held: { requests: 3, oldest: NOW - DAY, unread: null } }, words.held(3, formatDay(NOW - DAY))],
  ['an old backup', { backupAt: NOW - 3 * DAY }, words.oldBackup(formatDay(NOW - 3 * DAY))],
  ['no backup', { backupAt: null }, words.noBackup],
  [
    'a backup that lacked something',
    { drill: { at: NOW - DAY, leads: 0, passed: false } },
    words.drillFailed(formatDay(NOW - DAY)),
  ],
  [
    'a publication that failed',
    { failedSchedule: NOW - DAY },
    editorWords.pending.schedule.failed(formatMoment(NOW - DAY)),
  ],
  ['a full disk', { freeBytes: 1e8 }, words.diskLow('100\u00A0MB')],
  [
    'a failing notification',
    { failures: [{ kind: 'telegram', notifications: 2, code: '401' }] },
    notificationProblem('telegram', '401'),
  ],
])('the digest asks the owner to look at %s', (_name, facts, line) => {
  expect(textOf(facts)).toContain(`${words.toDo}:\n- ${line}\n`);
  expect(composeDigest(SAMPLE_SENDER, { ...well, ...facts }).html).toContain(words.toDo);
});

test('without a desk, where leads are marked as answered, the digest neither links to it nor says which are not', () => {
  const facts = { ...well, unanswered: { requests: 2, oldest: NOW - DAY } };
  const { text, html } = composeDigest({ ...SAMPLE_SENDER, desk: undefined }, facts);
  for (const part of [text, html]) {
    expect(part).not.toContain(deskRoutes.inbox);
    expect(part).toContain(words.nothingToDo);
  }
});

test('an email that has waited for a minute needs no attention', () => {
  expect(textOf({ outbox: { oldestPending: NOW - 60_000, dead: 0 } })).toContain(words.nothingToDo);
});
