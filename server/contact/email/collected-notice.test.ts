import { expect, onTestFinished, test } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import { openMailServer } from '../../../tests/harness/mail-server.ts';
import { company, content } from '../../testing/our-content.ts';
import { testEnv } from '../../testing/test-content.ts';
import { composeCollectedNotice } from './collected-notice.ts';
import { composeEmail } from './lead-email.ts';
import { smtpTransport } from './smtp-transport.ts';
import { collectedNotice as words } from './words.ts';

const TILO = { SITE_URL: 'https://tilo.example', CONTACT_FROM: 'sitio@tilo.example', CONTACT_TO: 'buzon@tilo.example' };
const facts = {
  requests: 597,
  newest: 600,
  oldest: Date.UTC(2026, 10, 21, 17, 5),
  countedAt: Date.UTC(2026, 10, 21, 18),
};
const since = formatMoment(facts.oldest);

test.each([
  ['leads to the desk', 'true', TILO.SITE_URL + deskRoutes.inbox],
  ['leads nowhere without a desk', 'false', undefined],
])('the notice of leads told together %s', async (_name, DESK, link) => {
  const env = testEnv({ ...TILO, DESK });
  const mailServer = await openMailServer(onTestFinished);
  const transport = smtpTransport(mailServer.url, (email) =>
    composeEmail(email, { name: company.name, palette: content.palette, from: env.CONTACT_FROM, to: env.CONTACT_TO }),
  );
  await transport.deliver(composeCollectedNotice(env, content, facts), new AbortController().signal);
  expect(mailServer.emails).toMatchObject([
    {
      from: TILO.CONTACT_FROM,
      to: [TILO.CONTACT_TO],
      mail: { subject: words.subject(597), messageId: '<collected-600-597@tilo.example>' },
    },
  ]);
  const [{ text = '', html = '' } = {}] = mailServer.emails.map(({ mail }) => mail);
  for (const line of [...words.text(597, since), ...words.commands(company.referencePrefix)]) {
    expect(text).toContain(line);
    expect(html.replaceAll('&quot;', '"')).toContain(line);
  }
  expect(html.includes(`<a href="${link}"`)).toBe(link !== undefined);
  expect(text).toContain('npm run leads -- ');
});

test('the notice speaks of one lead in the singular', () => {
  const one = composeCollectedNotice(testEnv(TILO), content, { ...facts, requests: 1 });
  expect([one.subject, one.message].join()).not.toContain('solicitudes más');
});
