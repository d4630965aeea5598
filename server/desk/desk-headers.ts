import type { FastifyInstance } from 'fastify';
import { addSources } from '../http/content-policy.ts';

/** Sources besides the page's style sheet, which the build allows by its hash. */
const SOURCES =
  "default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:";

/** The content security policy of a desk page, derived from the one that it was rendered with: no script runs. */
export function deskPolicy(rendered: string): string {
  const styles = /style-src[^;]*/.exec(rendered)?.[0];
  // The development server allows everything.
  return styles ? `${SOURCES}; ${styles}` : rendered;
}

/** That of the form of a guide, whose toolbar is a script: files of the build may run, and nothing in the page itself. */
export function guideFormPolicy(rendered: string): string {
  return addSources(deskPolicy(rendered), { 'script-src': ["'self'"] });
}

/** Headers of every response of the desk, downloads and redirects included. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  // `no-referrer` would make browsers send `Origin: null` with every form.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Sets the headers before anything else can respond. */
export function addDeskHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
}
