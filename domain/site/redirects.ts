import { z } from 'zod';
import { listOrNothing } from '../content/fields.ts';
import { isDeskPath } from '../desk/desk-routes.ts';
import { isNotFoundPage, normalizePath } from '../routes.ts';
import { MONITORING_PATHS } from './monitoring-paths.ts';

const RESERVED = /^\/(?:api|imagenes|compartir|_astro)(?:\/|$)/;

/** Whether the server keeps a path for itself, so that no redirect begins there. */
export const isReserved = (path: string): boolean =>
  RESERVED.test(path) || isDeskPath(path) || MONITORING_PATHS.includes(path);

/** A path of the site in normalized form: no query, lower case, no trailing slash. */
const path = z
  .string()
  .regex(/^\/(?!\/)[\p{L}\p{N}/._~-]*$/u, 'path')
  .refine((text) => normalizePath(text) === text, { message: 'path' });
const redirect = z.strictObject({
  from: path.meta({ label: 'Dirección anterior', kind: 'line' }),
  to: path.meta({ label: 'Dirección a la que lleva', kind: 'line' }),
});
export type Redirect = z.infer<typeof redirect>;

/** A rule that a redirect breaks: its index and field, and a code; `server/content/words.ts` has a sentence for each. */
type Issue = { readonly path: [index: number, field: keyof Redirect]; readonly message: 'pageExists' | 'noTarget' };

const list = z.array(redirect).superRefine((redirects, context) => {
  redirects.forEach(({ from, to }, index) => {
    const report = (field: keyof Redirect, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    if (redirects.findIndex((one) => one.from === from) < index) report('from', 'duplicate');
    if (redirects.some((one) => one.from === to)) report('to', 'redirectTwice');
  });
});

/** `content/redirects.yaml`: old addresses and the pages that they lead to. A file of comments only is an empty list. */
export const redirectsSchema = z.preprocess(listOrNothing, list);

/** Returns the canonical path of the page at an address, or that of a not-found page: the site's `resolvePath`. */
type Resolve = (path: string) => string;

/**
 * Finds redirects from addresses that already have a page, or will have one (`resolveLater`), and to addresses that are not
 * canonical.
 */
export const redirectIssues = (
  redirects: readonly Redirect[],
  resolve: Resolve,
  resolveLater: Resolve = resolve,
): Issue[] =>
  redirects.flatMap(({ from, to }, index) => {
    const exists: Issue = { path: [index, 'from'], message: 'pageExists' };
    const noTarget: Issue = { path: [index, 'to'], message: 'noTarget' };
    return [...(isNotFoundPage(resolveLater(from)) ? [] : [exists]), ...(resolve(to) === to ? [] : [noTarget])];
  });
