import type { Recipients } from '../../domain/contact/recipient-facts.ts';
import type { Content } from '../../domain/content/content.ts';
import { memoize } from '../../domain/memoize.ts';
import { normalizePath } from '../../domain/routes.ts';
import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { Env } from '../config/env.ts';

/** What all pages show: with another content or another list, every page is rendered again. */
export type Shown = { readonly content: Content; readonly whitepapers: readonly Whitepaper[] | undefined };

/** Returns a function that gives the locals of every page under these settings. */
export function createLocals(env: Env): (shown: Shown) => App.Locals {
  const settings = { origin: env.SITE_URL, recipients: readRecipients(env) };
  return ({ content, whitepapers: list }) => ({
    ...settings,
    content,
    ...(list && { whitepapers: { list, storageUrl: env.NEWS_STORAGE_URL } }),
  });
}

/** The new paths of a content by the old ones, which are normalized. */
export const redirectsOf: (content: Content) => ReadonlyMap<string, string> = memoize(
  ({ redirects }: Content) => new Map(redirects.map(({ from, to }) => [normalizePath(from), to])),
);

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
