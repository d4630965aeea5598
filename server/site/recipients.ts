import type { Recipients } from '../../domain/contact/recipient-facts.ts';
import type { Env } from '../config/env.ts';

/** The settings that decide who receives data. */
export type RecipientSettings = Pick<
  Env,
  | 'MAIL_TRANSPORT'
  | 'SMTP_URL'
  | 'CAPTCHA_PROVIDER'
  | 'TELEGRAM_TOKEN'
  | 'NOTIFY_URL'
  | 'NOTIFY_BODY'
  | 'NEWS_STORAGE_URL'
  | 'VISITS'
>;

/** Who receives the data of the form under these settings. */
export function readRecipients({
  MAIL_TRANSPORT,
  SMTP_URL,
  CAPTCHA_PROVIDER,
  ...settings
}: RecipientSettings): Recipients {
  // A notification by reference holds nothing about a person.
  const { TELEGRAM_TOKEN, NOTIFY_URL } = settings.NOTIFY_BODY === 'full' ? settings : {};
  return {
    smtpHost: MAIL_TRANSPORT.includes('smtp') && SMTP_URL ? new URL(SMTP_URL).hostname : undefined,
    emailJs: MAIL_TRANSPORT.includes('emailjs'),
    telegram: TELEGRAM_TOKEN !== undefined,
    webhookHost: NOTIFY_URL && new URL(NOTIFY_URL).hostname,
    captcha: CAPTCHA_PROVIDER,
    pictureHost: settings.NEWS_STORAGE_URL && new URL(settings.NEWS_STORAGE_URL).hostname,
    countsVisits: settings.VISITS,
  };
}
