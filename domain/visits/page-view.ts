import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is for a page that the visitor sees. False for other methods, scripts and frames, for programs, which
 * send no `Sec-Fetch-…`, for responses other than the page itself, and for a page that the browser fetched ahead: it
 * reports itself once it is shown (`src/layout/before-paint.ts`).
 */
export const isShownPage = (method: string, status: number, headers: IncomingHttpHeaders): boolean =>
  method === 'GET' &&
  (status === 200 || status === 304) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;
