import type { Content } from '../../domain/content/content.ts';
import { memoize } from '../../domain/memoize.ts';
import { normalizePath } from '../../domain/routes.ts';
import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { Env } from '../config/env.ts';
import { readRecipients } from './recipients.ts';

/** What all pages show: another content or list makes all of them new. */
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
