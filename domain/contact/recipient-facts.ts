import type { Company } from '../content/company.ts';
import type { ProseFacts } from '../content/prose.ts';
import { valueAt } from '../record.ts';
import type { CaptchaProvider } from './protocol.ts';

/** Who besides the agency receives what the form collects, according to the server's settings. */
export type Recipients = {
  /** The host of the mail server, when there is one. */
  readonly smtpHost?: string | undefined;
  readonly emailJs: boolean;
  /** Who gets notifications with name and message: Telegram, and the host of the agency's webhook. */
  readonly telegram: boolean;
  readonly webhookHost?: string | undefined;
  readonly captcha: CaptchaProvider;
  /** The host that visitors' browsers fetch the pictures of whitepapers from, when they come from a news host. */
  readonly pictureHost?: string | undefined;
  /** Whether the server counts visits. The counts stay in the store. */
  readonly countsVisits: boolean;
};

const CAPTCHA_NAMES = { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha', recaptcha: 'Google reCAPTCHA' };

/** What conditions in long texts may ask of the agency's facts: whether the field, or all of a group, is given. */
export const companyFacts = (company: Company): ProseFacts => ({
  holds: (condition) => isGiven(valueAt({ company }, condition.split('.'))),
});

/** The same, with the server's settings. `carriers` holds if anyone besides the agency stores or transports the data. */
export function recipientFacts(company: Company, recipients: Recipients): ProseFacts {
  const { smtpHost, emailJs, telegram, webhookHost, captcha, pictureHost, countsVisits } = recipients;
  const settings: Readonly<Record<string, boolean>> = {
    smtpHost: Boolean(smtpHost),
    emailJs,
    telegram,
    webhookHost: Boolean(webhookHost),
    carriers: Boolean(smtpHost || emailJs || telegram || webhookHost) || isGiven(company.dataHost),
    captchaOwn: captcha === 'altcha',
    captchaProvider: captcha !== 'altcha',
    pictureHost: Boolean(pictureHost),
    visits: countsVisits,
  };
  const captchaName = captcha === 'altcha' ? '' : CAPTCHA_NAMES[captcha];
  return {
    holds: (condition) => settings[condition] ?? companyFacts(company).holds(condition),
    values: { smtpHost: smtpHost ?? '', webhookHost: webhookHost ?? '', captchaName, pictureHost: pictureHost ?? '' },
  };
}

/** Whether a field says something: a text that is not empty, a number above zero, or a group of such fields. */
function isGiven(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).every(isGiven) : Boolean(value);
}
