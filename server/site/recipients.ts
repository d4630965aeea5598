import type { Recipients } from '../../domain/contact/recipient-facts.ts';
import type { Env } from '../config/env.ts';

/** Who receives the data of the form under these settings. */
export function readRecipients(env: Env): Recipients {
  const { MAIL_TRANSPORT, SMTP_URL, TELEGRAM_TOKEN, NOTIFY_URL, NEWS_STORAGE_URL } = env;
  // A notification by reference holds nothing about a person.
  const isFull = env.NOTIFY_BODY === 'full';
  return {
    smtpHost: MAIL_TRANSPORT.includes('smtp') && SMTP_URL ? new URL(SMTP_URL).hostname : undefined,
    emailJs: MAIL_TRANSPORT.includes('emailjs'),
    telegram: isFull && TELEGRAM_TOKEN !== undefined,
    webhookHost: isFull && NOTIFY_URL ? new URL(NOTIFY_URL).hostname : undefined,
    captcha: env.CAPTCHA_PROVIDER,
    pictureHost: NEWS_STORAGE_URL && new URL(NEWS_STORAGE_URL).hostname,
    countsVisits: env.VISITS,
  };
}
