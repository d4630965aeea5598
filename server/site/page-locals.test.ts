import { expect, test } from 'vitest';
import { recipientFacts } from '../../domain/contact/recipient-facts.ts';
import { decideChapters } from '../../domain/content/prose.ts';
import { routes } from '../../domain/routes.ts';
import { company, privacy } from '../../tests/harness/unit/our-content.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { testEnv } from '../../tests/harness/unit/test-content.ts';
import { readRecipients } from './page-locals.ts';

const SMTP = { SMTP_URL: 'smtps://user:secret@mail.agencia.ec:465' };
const EMAILJS = { EMAILJS_SERVICE_ID: 'a', EMAILJS_TEMPLATE_ID: 'b', EMAILJS_PUBLIC_KEY: 'c' };
const TURNSTILE = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b' };

const NOTIFIED = {
  TELEGRAM_TOKEN: '123456789:AAE_canary-canary-canary',
  TELEGRAM_CHAT: '1',
  NOTIFY_URL: 'https://avisos.agencia.ec/x?k=canary',
  NOTIFY_SECRET: 'canary'.repeat(6),
};
const OWN = {
  captcha: 'altcha',
  countsVisits: true,
  smtpHost: undefined,
  emailJs: false,
  telegram: false,
  webhookHost: undefined,
  pictureHost: undefined,
};

test.each([
  [{}, { ...OWN }],
  [SMTP, { ...OWN, smtpHost: 'mail.agencia.ec' }],
  [{ ...SMTP, MAIL_TRANSPORT: 'file' }, { ...OWN }],
  [
    { ...EMAILJS, ...TURNSTILE },
    { ...OWN, emailJs: true, captcha: 'turnstile' },
  ],
  [{ NEWS_STORAGE_URL: 'https://fotos.agencia.ec/guias' }, { ...OWN, pictureHost: 'fotos.agencia.ec' }],
  [NOTIFIED, { ...OWN }],
  [
    { ...NOTIFIED, NOTIFY_BODY: 'full' },
    { ...OWN, telegram: true, webhookHost: 'avisos.agencia.ec' },
  ],
] as const)('the recipients of data under the settings %j are %j', (settings, recipients) => {
  expect(readRecipients(testEnv(settings))).toEqual(recipients);
});

const chaptersFor = (settings: Record<string, string>) =>
  decideChapters(privacy.chapters, recipientFacts(company, readRecipients(testEnv(settings))));

test('the privacy policy names every recipient in use and no other', () => {
  const read = (settings: Record<string, string>) => JSON.stringify(chaptersFor(settings));
  expect(read({ ...SMTP, ...EMAILJS, ...TURNSTILE })).toMatch(/mail\.agencia\.ec.*EmailJS.*Turnstile/s);
  expect(read({ NEWS_STORAGE_URL: 'https://fotos.agencia.ec/guias' })).toContain('fotos.agencia.ec');
  const full = read({ ...NOTIFIED, NOTIFY_BODY: 'full' });
  expect(full).toMatch(/Telegram.*avisos\.agencia\.ec/s);
  expect(full).not.toContain('canary');
  expect(read(NOTIFIED)).toBe(read({}));
  expect(read({})).not.toMatch(/EmailJS|Telegram|Turnstile|hCaptcha|reCAPTCHA/);
});

test('the policy mentions visits only while they are counted', () => {
  const idsOf = (settings: Record<string, string>) => chaptersFor(settings).map(({ id }) => id);
  const told = idsOf({}).filter((id) => !idsOf({ VISITS: 'false' }).includes(id));
  expect(told).toEqual(['visitas']);
});

test('pages are rendered with the recipients', async () => {
  const { app, shared } = await openTestApp({ env: SMTP });
  expect((await app.inject(routes.privacy)).statusCode).toBe(200);
  const recipients = readRecipients(testEnv(SMTP));
  expect(shared).toMatchObject([{ recipients }]);
});
