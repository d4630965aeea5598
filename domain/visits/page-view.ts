import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is for a page that the visitor sees. It is not with other methods, for scripts and frames, for
 * programs, which send no `Sec-Fetch-…`, and with responses other than the page itself; and not for a page that the
 * browser fetched ahead, which reports itself once it is shown (`src/layout/before-paint.ts`).
 */
export const isShownPage = (method: string, status: number, headers: IncomingHttpHeaders): boolean =>
  method === 'GET' &&
  (status === 200 || status === 304) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;
