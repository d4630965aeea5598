import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { company } from '../../tests/harness/unit/our-content.ts';
import { testEnv } from '../../tests/harness/unit/test-content.ts';
import { readEnv } from './env.ts';
import { envSchema, type Variables } from './env-schema.ts';

const SMTP_URL = 'smtp://user:canary@mail.example:587';
const EMAILJS = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'p' };
const TELEGRAM = { TELEGRAM_TOKEN: '123456789:AAE_canary-canary-canary-canary-can', TELEGRAM_CHAT: '-1001234567890' };
const WEBHOOK = { NOTIFY_URL: 'https://flows.example/x?k=1', NOTIFY_SECRET: 'canary'.repeat(6) };
const CAPTCHA = { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'canary' };
const withCertificate = (file: string) => `postgresql://tilo/molle?sslmode=verify-full&sslrootcert=${file}`;

describe('readEnv', () => {
  test('has a default for everything', () => {
    expect(testEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4321,
      SITE_URL: company.site,
      CONTENT_DIR: 'content',
      DATA_DIR: './data',
      CONTACT_TO: company.email,
      CONTACT_FROM: company.email,
      CONTACT_ACK: false,
      EMAILJS_API_BASE: 'https://api.emailjs.com',
      MAIL_TRANSPORT: ['file'],
      fromContent: ['CONTACT_TO', 'CONTACT_FROM'],
      DIGEST: true,
      TELEGRAM_API_BASE: 'https://api.telegram.org',
      NOTIFY_BODY: 'reference',
      CAPTCHA_PROVIDER: 'altcha',
      NEWS_REFRESH_SECONDS: 60,
      LEAD_RETENTION_DAYS: 730,
      TRUST_PROXY: false,
      DESK: true,
      VISITS: true,
      DRAIN_SECONDS: 0,
      LOG_LEVEL: 'info',
      NODE_ENV: 'development',
    });
  });

  test.each<[Variables, Partial<ReturnType<typeof readEnv>>]>([
    [{ PORT: '0' }, { PORT: 0 }],
    [
      { PORT: '', SITE_URL: ' ' },
      { PORT: 4321, SITE_URL: company.site },
    ],
    [{ SMTP_URL }, { MAIL_TRANSPORT: ['smtp'] }],
    [{ SMTP_URL, MAIL_TRANSPORT: 'file' }, { MAIL_TRANSPORT: ['file'] }],
    [{ SMTP_URL, MAIL_TRANSPORT: 'smtp, file' }, { MAIL_TRANSPORT: ['smtp', 'file'] }],
    [{ NODE_ENV: 'production', SMTP_URL }, { MAIL_TRANSPORT: ['smtp'] }],
    [{ NODE_ENV: 'production', MAIL_TRANSPORT: 'file' }, { MAIL_TRANSPORT: ['file'] }],
    [EMAILJS, { MAIL_TRANSPORT: ['emailjs'] }],
    [{ ...EMAILJS, SMTP_URL }, { MAIL_TRANSPORT: ['smtp', 'emailjs'] }],
    [{ ...EMAILJS, NODE_ENV: 'production' }, { MAIL_TRANSPORT: ['emailjs'] }],
    [{ SMTP_URL, CONTACT_ACK: 'true' }, { CONTACT_ACK: true }],
    [CAPTCHA, { CAPTCHA_PROVIDER: 'hcaptcha' }],
    [{ DIGEST: 'false' }, { DIGEST: false }],
    [TELEGRAM, TELEGRAM],
    [{ ...TELEGRAM, TELEGRAM_CHAT: '@canal_web' }, { TELEGRAM_CHAT: '@canal_web' }],
    [WEBHOOK, WEBHOOK],
    [{ ...WEBHOOK, NOTIFY_URL: 'http://127.0.0.1:5678/x' }, { NOTIFY_URL: 'http://127.0.0.1:5678/x' }],
    [{ ...WEBHOOK, NOTIFY_URL: 'http://n8n:5678/x' }, { NOTIFY_URL: 'http://n8n:5678/x' }],
    [{ DATABASE_URL: 'postgresql:///ilalo?host=/run' }, { DATABASE_URL: 'postgresql:///ilalo?host=/run' }],
    [{ DATABASE_URL: withCertificate('package.json') }, { DATABASE_URL: withCertificate('package.json') }],
    [
      { DATA_DIR: '/srv/tilo\r', PORT: ' 80\r' },
      { DATA_DIR: '/srv/tilo', PORT: 80 },
    ],
    [{ LEAD_RETENTION_DAYS: '1' }, { LEAD_RETENTION_DAYS: 1 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { TRUST_PROXY: ['10.0.0.0/8', '::1'] }],
  ])('accepts %j', (source, expected) => {
    expect(testEnv(source)).toMatchObject(expected);
  });

  test.each<[Variables, string]>([
    [{ NEWS_API_URL: 'noticias' }, 'NEWS_API_URL'],
    [{ NEWS_STORAGE_URL: 'ftp://noticias.example' }, 'NEWS_STORAGE_URL'],
    [{ NEWS_REFRESH_SECONDS: '86401' }, 'NEWS_REFRESH_SECONDS'],
    [{ PORT: '65536' }, 'PORT'],
    [{ SITE_URL: 'https://tilo.example/' }, 'SITE_URL'],
    [{ SITE_URL: 'ftp://tilo.example' }, 'SITE_URL'],
    [{ DATA_DIR: '"/srv/tilo"' }, 'DATA_DIR'],
    [{ OUTAGE_PAGE: "'/srv/molle.html'" }, 'OUTAGE_PAGE'],
    [{ '\uFEFFCONTACT_TO': 'tilo@molle.example' }, 'CONTACT_TO'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ CONTACT_TO: 'nobody' }, 'CONTACT_TO'],
    [{ CONTACT_FROM: 'a@b' }, 'CONTACT_FROM'],
    [{ MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT'],
    [{ MAIL_TRANSPORT: 'file,file' }, 'MAIL_TRANSPORT'],
    [{ MAIL_TRANSPORT: 'smtp' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production' }, 'MAIL_TRANSPORT'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: withCertificate('/nowhere/root.pem') }, 'DATABASE_URL'],
    [{ DATABASE_URL_FILE: '/nowhere/url' }, 'DATABASE_URL_FILE'],
    [{ CONTACT_ACK: 'yes' }, 'CONTACT_ACK'],
    [{ CONTACT_ACK: 'true' }, 'SMTP_URL'],
    [{ EMAILJS_SERVICE_ID: 's', EMAILJS_PUBLIC_KEY: 'p' }, 'EMAILJS_TEMPLATE_ID'],
    [{ EMAILJS_PRIVATE_KEY: 'canary' }, 'EMAILJS_SERVICE_ID'],
    [{ EMAILJS_API_BASE: 'api.emailjs.com' }, 'EMAILJS_API_BASE'],
    [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS'],
    [{ METRICS_PORT: '4321' }, 'METRICS_PORT'],
    [{ PORT: '9321', METRICS_PORT: '9321' }, 'METRICS_PORT'],
    [{ CAPTCHA_PROVIDER: 'none' }, 'CAPTCHA_PROVIDER'],
    [{ DIGEST: 'no' }, 'DIGEST'],
    [{ ...TELEGRAM, TELEGRAM_TOKEN: `${TELEGRAM.TELEGRAM_TOKEN}/x` }, 'TELEGRAM_TOKEN'],
    [{ ...TELEGRAM, TELEGRAM_TOKEN: '' }, 'TELEGRAM_TOKEN'],
    [{ ...TELEGRAM, TELEGRAM_CHAT: 'Rosa' }, 'TELEGRAM_CHAT'],
    // Only secrets may be in files.
    [{ TELEGRAM_TOKEN: TELEGRAM.TELEGRAM_TOKEN, TELEGRAM_CHAT_FILE: '/chat' }, 'TELEGRAM_CHAT'],
    [{ ...TELEGRAM, TELEGRAM_API_BASE: 'api.telegram.org' }, 'TELEGRAM_API_BASE'],
    [{ ...WEBHOOK, NOTIFY_URL: 'http://flows.example/x' }, 'NOTIFY_URL'],
    [{ ...WEBHOOK, NOTIFY_SECRET: 'canary' }, 'NOTIFY_SECRET'],
    [{ ...WEBHOOK, NOTIFY_SECRET: 'canary-'.repeat(6) }, 'NOTIFY_SECRET'],
    [{ NOTIFY_SECRET: WEBHOOK.NOTIFY_SECRET }, 'NOTIFY_URL'],
    [{ ...TELEGRAM, NOTIFY_BODY: 'all' }, 'NOTIFY_BODY'],
    [{ NOTIFY_BODY: 'full' }, 'NOTIFY_BODY'],
    [{ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 'x' }, 'CAPTCHA_SITE_KEY'],
    [{ CAPTCHA_SECRET: 'x' }, 'CAPTCHA_PROVIDER'],
    [{ CAPTCHA_PROVIDER: 'altcha', CAPTCHA_VERIFY_URL: 'http://x.example' }, 'CAPTCHA_PROVIDER'],
    [{ ...CAPTCHA, CAPTCHA_VERIFY_URL: 'x' }, 'CAPTCHA_VERIFY_URL'],
    [{ LEAD_RETENTION_DAYS: '0' }, 'LEAD_RETENTION_DAYS'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ HEARTBEAT_URL: 'https://user:canary@monitor.example/x' }, 'HEARTBEAT_URL'],
    [{ TRUST_PROXY: '10.0.0.1/8/8' }, 'TRUST_PROXY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 's', CAPTCHA_SECRET_FILE: '/dev/null' }, 'CAPTCHA_SECRET_FILE'],
  ])('rejects %j and names %s', (source, name) => {
    expect(() => testEnv(source)).toThrow(new RegExp(`^${name}: .*expected`));
  });

  test.each(['', 'hola arroba correo'])('rejects %j even as the default address', (email) => {
    expect(() => readEnv({}, { ...company, email })).toThrow('content/company.yaml');
  });

  test('reports every invalid variable at once, without its value', () => {
    const source = { PORT: 'x', LOG_LEVEL: 'x', MAIL_TRANSPORT: 'smtp', CONTACT_TO: 'canary' };
    const lines = ['PORT', 'CONTACT_TO', 'LOG_LEVEL', 'SMTP_URL'].map((name) => `${name}: (?!.*canary).+`);
    expect(() => testEnv(source)).toThrow(new RegExp(`^${lines.join('\n')}$`));
  });

  test('says once what a value lacks that two rules refuse', () => {
    expect(() => testEnv({ SMTP_URL: 'mail.example:25' })).toThrow(/^SMTP_URL: [^\n]+$/);
  });

  test.each<[string, Variables, string]>([
    ['SMTP_URL', {}, SMTP_URL],
    ['DATABASE_URL', {}, 'postgres://user:canary@localhost/ilalo'],
    ['EMAILJS_PRIVATE_KEY', EMAILJS, 'canary'],
    ['TELEGRAM_TOKEN', { TELEGRAM_CHAT: '1' }, TELEGRAM.TELEGRAM_TOKEN],
    ['NOTIFY_SECRET', { NOTIFY_URL: WEBHOOK.NOTIFY_URL }, WEBHOOK.NOTIFY_SECRET],
    ['CAPTCHA_SECRET', { ...CAPTCHA, CAPTCHA_SECRET: undefined }, 'canary'],
  ])('reads %s from a file', (name, others, value) => {
    const path = join(tempFolder(), 'secret');
    writeFileSync(path, `${value}\n`);
    expect(testEnv({ ...others, [`${name}_FILE`]: path })).toMatchObject({ [name]: value });
  });
});

describe('.env.example', () => {
  const entries = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)];
  const values = Object.fromEntries(entries.map(([, name, value]) => [name, value]));

  test('lists the variables of the schema in its order', () => {
    expect(Object.keys(values)).toEqual(Object.keys(envSchema.shape));
  });

  test('is valid with every line uncommented', () => {
    // The mailboxes have a default in content/, which the owner may change.
    const defaults = ['HOST', 'PORT', 'DATA_DIR', 'CONTACT_ACK', 'DIGEST'] as const;
    const read = testEnv(values);
    for (const name of defaults) expect(read[name]).toBe(testEnv({})[name]);
    expect(read).toMatchObject({ MAIL_TRANSPORT: ['smtp', 'emailjs'], CAPTCHA_PROVIDER: 'turnstile' });
  });
});
