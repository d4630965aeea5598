import type { FastifyInstance } from 'fastify';

/** Beside the style sheet of the page, which the build allows by its hash. No script at all. */
const SOURCES =
  "default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:";

/** The content security policy of a page of the desk, from the one that its rendering gave it. */
export function deskPolicy(rendered: string): string {
  const styles = /style-src[^;]*/.exec(rendered)?.[0];
  // The development server allows everything.
  return styles ? `${SOURCES}; ${styles}` : rendered;
}

/** Headers of every response of the desk, downloads and redirects included. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  // `no-referrer` would make browsers send `Origin: null` with every form.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Sets the headers before anything else can answer. */
export function addDeskHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
}
